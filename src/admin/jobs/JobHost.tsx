import { lazy, Suspense } from 'react'
import { useWatchedJob } from './watchedJob.ts'

const JobCard = lazy(() => import('./JobCard.tsx'))

/** Shows the latest bulk job on every page until the user closes it. */
const JobHost = () => {
  const { id } = useWatchedJob()
  return (
    id !== '' && (
      <Suspense>
        <JobCard key={id} id={id} />
      </Suspense>
    )
  )
}

export default JobHost
