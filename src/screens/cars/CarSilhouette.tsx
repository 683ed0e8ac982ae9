import { Box } from '@mui/material'
import { useState, useSyncExternalStore } from 'react'
import type { Car } from './car.ts'

type Drawer = typeof import('./drawing/DrawnCar.tsx')['default']

/** Not `lazy`: React throttles how often suspended content appears, so a suspended card would be drawn after its neighbours. */
let drawer: Drawer | undefined
let asked = false
const waiting = new Set<() => void>()

/** Without the drawing its background stays; the next car that is shown asks for it again. */
const load = async (): Promise<void> => {
  asked = true
  try {
    drawer = (await import('./drawing/DrawnCar.tsx')).default
    for (const listener of waiting) listener()
  } catch {
    asked = false
  }
}

const subscribe = (listener: () => void) => {
  waiting.add(listener)
  if (!asked) void load()
  return () => void waiting.delete(listener)
}

const useDrawer = (): Drawer | undefined => useSyncExternalStore(subscribe, () => drawer)

/** Fades in a drawing that is loaded after its placeholder was shown. */
const LATE = {
  '@media (prefers-reduced-motion: no-preference)': { '& > *': { animation: 'car-comes 160ms ease-out' } },
  '@keyframes car-comes': { from: { opacity: 0 } },
} as const

/** The fields that determine a car's drawing. */
export type CarAppearance = Pick<Car, 'make' | 'model' | 'colour'>

/** A studio background in light or dark mode: wall and floor merge without a horizon, with light above the car. */
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

/** Placeholder for a car's picture: a drawing of its body style in its colour. */
export const CarSilhouette = ({ car }: { readonly car: CarAppearance }) => {
  const Drawn = useDrawer()
  const [late] = useState(Drawn === undefined)
  return <Box sx={late ? { ...STUDIO, ...LATE } : STUDIO}>{Drawn && <Drawn make={car.make} model={car.model} colour={car.colour} />}</Box>
}
