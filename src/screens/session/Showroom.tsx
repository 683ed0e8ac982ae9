import { lazy, Suspense } from 'react'

/** Fetched beside the form, which nobody keeps waiting for a picture. */
const Car = lazy(() => import('./ShowroomCar.tsx'))

/** A car under the lamp of a dark hall, where there is room for it: decoration beside the forms. It looks to the form. */
export const Showroom = () => (
  <div className="showroom" aria-hidden="true">
    <span className="showroom-lamp" />
    <div className="showroom-car">
      <Suspense fallback={null}>{matchMedia('(min-width: 720px)').matches && <Car />}</Suspense>
    </div>
  </div>
)
