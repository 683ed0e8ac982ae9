import './Showroom.css'
import { lazy, Suspense, useSyncExternalStore } from 'react'

/** Lazy, so that the form does not wait for the picture. */
const Car = lazy(() => import('./ShowroomCar.tsx'))

const wideQuery = (): MediaQueryList => matchMedia('(min-width: 720px)')

const subscribe = (changed: () => void): (() => void) => {
  const query = wideQuery()
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

const isWide = (): boolean => wideQuery().matches

/** Decoration beside the forms on wide pages: a car under a lamp in a dark hall, facing the form. */
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
