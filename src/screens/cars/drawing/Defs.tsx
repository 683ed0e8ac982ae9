import type { BodyDrawing } from './bodyDrawing.ts'
import type { Stop } from './lights.ts'
import type { Paint } from './paints.ts'

interface RampProps {
  readonly id: string
  readonly stops: readonly Stop[]
  /** Vertical coordinates in the drawing. */
  readonly from: number
  readonly to: number
}

const stopsOf = (stops: readonly Stop[]) =>
  stops.map(([offset, colour, opacity]) => <stop key={offset} offset={offset} stopColor={colour} stopOpacity={opacity} />)

const Ramp = ({ id, stops, from, to }: RampProps) => (
  <linearGradient id={id} gradientUnits="userSpaceOnUse" x1={0} y1={from} x2={0} y2={to}>
    {stopsOf(stops)}
  </linearGradient>
)

const lacquer = ({ base, light, deep }: Paint): readonly Stop[] => [
  [0, light],
  [0.3, base],
  [0.39, light],
  [0.46, base],
  [0.62, base],
  [0.86, deep],
  [0.95, base],
  [1, deep],
]

const horizon = ({ deep }: Paint): readonly Stop[] => [
  [0, deep, 0.62],
  [0.55, deep, 0.24],
  [1, deep, 0],
]

const gleam = ({ base }: Paint): readonly Stop[] => [
  [0, base, 0.34],
  [0.6, base, 0.18],
  [1, base, 0],
]

interface Props {
  readonly id: string
  readonly body: BodyDrawing
  readonly paint: Paint
}

/** Gradients and clips that depend on body and paint, with ids of this drawing; all others are shared (`lights.ts`). */
export const Defs = ({ id, body: { belt, sill, outline, windows }, paint }: Props) => (
  <defs>
    <clipPath id={`${id}-body`}>
      <path d={outline} />
    </clipPath>
    <clipPath id={`${id}-glasses`}>
      <path d={windows} />
    </clipPath>
    <Ramp id={`${id}-paint`} from={belt - 46} to={sill} stops={lacquer(paint)} />
    <Ramp id={`${id}-horizon`} from={belt + 14} to={sill - 4} stops={horizon(paint)} />
    <radialGradient id={`${id}-gleam`}>{stopsOf(gleam(paint))}</radialGradient>
  </defs>
)
