import { type BodyDrawing, GROUND } from './bodyDrawing.ts'
import type { Paint } from './paints.ts'

type Stop = readonly [offset: number, colour: string, opacity?: number]

interface RampProps {
  readonly id: string
  readonly stops: readonly Stop[]
  /** Heights in the drawing; without them the ramp spans what it fills. */
  readonly from?: number
  readonly to?: number
  readonly across?: boolean
}

const stopsOf = (stops: readonly Stop[]) =>
  stops.map(([offset, colour, opacity]) => <stop key={offset} offset={offset} stopColor={colour} stopOpacity={opacity} />)

/** A gradient from the top down, or from the front to the rear. */
const Ramp = ({ id, stops, from, to, across = false }: RampProps) => (
  <linearGradient
    id={id}
    gradientUnits={from === undefined ? 'objectBoundingBox' : 'userSpaceOnUse'}
    x1={0}
    y1={from ?? 0}
    x2={across ? 1 : 0}
    y2={to ?? (across ? 0 : 1)}
  >
    {stopsOf(stops)}
  </linearGradient>
)

const Glow = ({ id, stops }: Pick<RampProps, 'id' | 'stops'>) => <radialGradient id={id}>{stopsOf(stops)}</radialGradient>

const BLACK = '#05070a'
const WHITE = '#fff'

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

const CHROME: readonly Stop[] = [
  [0, '#f6f8fa'],
  [0.22, '#cfd5db'],
  [0.46, '#8e97a1'],
  [0.52, '#3c434b'],
  [0.7, '#a7afb7'],
  [0.9, '#e4e8ec'],
  [1, '#777f88'],
]

const GLASS: readonly Stop[] = [
  [0, '#12171c'],
  [0.4, '#2a333b'],
  [1, '#74828d'],
]

const SCREEN: readonly Stop[] = [
  [0, '#2b343c'],
  [0.5, '#56636e'],
  [1, '#9fadb8'],
]

interface Props {
  readonly id: string
  readonly body: BodyDrawing
  readonly paint: Paint
}

/** The gradients of one drawing, under its own names. */
export const Defs = ({ id, body: { belt, sill, outline, windows }, paint }: Props) => (
  <defs>
    <clipPath id={`${id}-body`}>
      <path d={outline} />
    </clipPath>
    <clipPath id={`${id}-glasses`}>
      <path d={windows} />
    </clipPath>
    <Ramp id={`${id}-paint`} from={belt - 46} to={sill} stops={lacquer(paint)} />
    <Ramp
      id={`${id}-top`}
      stops={[
        [0, WHITE, 0.42],
        [1, WHITE, 0.06],
      ]}
    />
    <Ramp
      id={`${id}-horizon`}
      from={belt + 14}
      to={sill - 4}
      stops={[
        [0, paint.deep, 0.62],
        [0.55, paint.deep, 0.24],
        [1, paint.deep, 0],
      ]}
    />
    <Ramp
      id={`${id}-ends`}
      across
      stops={[
        [0, BLACK, 0.5],
        [0.05, BLACK, 0.12],
        [0.13, BLACK, 0],
        [0.88, BLACK, 0],
        [0.96, BLACK, 0.14],
        [1, BLACK, 0.5],
      ]}
    />
    <Ramp id={`${id}-chrome`} stops={CHROME} />
    <Ramp id={`${id}-glass`} stops={GLASS} />
    <Glow
      id={`${id}-gleam`}
      stops={[
        [0, paint.base, 0.34],
        [0.6, paint.base, 0.18],
        [1, paint.base, 0],
      ]}
    />
    <Ramp
      id={`${id}-fading`}
      from={GROUND}
      to={GROUND - 32}
      stops={[
        [0, BLACK, 0.24],
        [1, BLACK, 0],
      ]}
    />
    <Ramp
      id={`${id}-lamp`}
      stops={[
        [0, '#f4f7f9'],
        [0.5, '#b9c3cb'],
        [1, '#e6ebef'],
      ]}
    />
    <Ramp
      id={`${id}-tail`}
      stops={[
        [0, '#d93a35'],
        [0.45, '#a3141a'],
        [0.5, '#7d0c12'],
        [1, '#c02327'],
      ]}
    />
    <Ramp id={`${id}-screen`} stops={SCREEN} />
    <Glow
      id={`${id}-shade`}
      stops={[
        [0, BLACK, 0.75],
        [0.55, BLACK, 0.45],
        [0.8, BLACK, 0.14],
        [1, BLACK, 0],
      ]}
    />
    <Glow
      id={`${id}-tyre`}
      stops={[
        [0.6, '#0c0d0f'],
        [0.72, '#26292d'],
        [0.8, '#1a1c1f'],
        [0.95, '#2b2e32'],
        [1, '#0e0f11'],
      ]}
    />
    <Ramp
      id={`${id}-rim`}
      stops={[
        [0, '#f2f4f6'],
        [0.4, '#aeb5bc'],
        [0.55, '#6f7780'],
        [0.75, '#b9c0c7'],
        [1, '#e3e7ea'],
      ]}
    />
  </defs>
)
