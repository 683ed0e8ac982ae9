import './Showroom.css'
import { lazy, Suspense, useSyncExternalStore } from 'react'

/** Fetched beside the form, which does not wait for a picture. */
const Car = lazy(() => import('./ShowroomCar.tsx'))

const wideQuery = (): MediaQueryList => matchMedia('(min-width: 720px)')

const subscribe = (changed: () => void): (() => void) => {
  const query = wideQuery()
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

const isWide = (): boolean => wideQuery().matches

/** A car under the lamp of a dark hall, where there is room for it: decoration beside the forms. It looks to the form. */
export const Showroom = () => {
  const shown = useSyncExternalStore(subscribe, isWide)
  return (
    <div className="showroom" aria-hidden="true">
      <span className="showroom-lamp" />
      <div className="showroom-car">
        <Suspense fallback={null}>{shown && <Car />}</Suspense>
      </div>
    </div>
  )
}
