import { lazy, Suspense } from 'react'
import { SetupCard } from '../setup/SetupCard.tsx'
import { useSetup } from '../setup/useSetup.ts'
import { AdminHome } from './AdminHome.tsx'

const SetupSteps = lazy(async () => ({ default: (await import('../setup/SetupSteps.tsx')).SetupSteps }))

/** The house at a glance. Before the set-up the first steps replace figures that would all be zero. */
export const SetUpHome = () => {
  const { data } = useSetup()
  const steps = data?.steps ?? []
  if (steps.length > 0 && steps.every(({ state }) => state === 'open')) {
    return (
      <Suspense fallback={null}>
        <SetupSteps />
      </Suspense>
    )
  }
  return (
    <>
      <SetupCard steps={steps} />
      <AdminHome />
    </>
  )
}
