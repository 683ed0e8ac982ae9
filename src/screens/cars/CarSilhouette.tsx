import { Box } from '@mui/material'
import { lazy, Suspense } from 'react'
import type { Car } from './car.ts'

const fetched = () => import('./drawing/DrawnCar.tsx')

// On its way while the cars themselves are asked for; where it fails, whoever draws one learns of it.
void fetched().catch(() => undefined)

const DrawnCar = lazy(fetched)

/** What a drawing of a car goes by. */
export type CarLooks = Pick<Car, 'make' | 'model' | 'colour'>

/** A sweep without a horizon that follows the mode: the wall falls into the floor, the light stands over the car. */
const STUDIO = {
  '--studio-wall': '#dee0e4',
  '--studio-bend': '#eeeff1',
  '--studio-floor': '#dbdde1',
  '--studio-light': '#fcfcfd',
  '.dark &': { '--studio-wall': '#15171b', '--studio-bend': '#24272d', '--studio-floor': '#121418', '--studio-light': '#4a505a' },
  width: '100%',
  height: '100%',
  overflow: 'hidden',
  background: `radial-gradient(72% 58% at 50% 72%, var(--studio-light), transparent 72%),
    linear-gradient(var(--studio-wall), var(--studio-bend) 58%, var(--studio-bend) 72%, var(--studio-floor))`,
} as const

/** Stands in for a car's picture: a car of its kind in its own colour, in a studio. */
export const CarSilhouette = ({ car }: { readonly car: CarLooks }) => (
  <Box sx={STUDIO}>
    <Suspense fallback={null}>
      <DrawnCar make={car.make} model={car.model} colour={car.colour} />
    </Suspense>
  </Box>
)
