import type { WheelPair } from './bodyDrawing.ts'
import { lit } from './lights.ts'

interface Props {
  readonly radius: number
  readonly rim: WheelPair['rim']
}

/** Round or long holes in a ring; `length` and `gap` are hundredths of the ring. */
const Slots = ({
  radius,
  width,
  length,
  gap,
}: {
  readonly radius: number
  readonly width: number
  readonly length: number
  readonly gap: number
}) => (
  <circle
    r={radius}
    fill="none"
    stroke="#15181c"
    strokeWidth={width}
    strokeLinecap="round"
    pathLength={100}
    strokeDasharray={`${length} ${gap}`}
  />
)

/** Vents between the hub and the edge of a hubcap. */
const Vents = ({ radius }: { readonly radius: number }) => (
  <circle r={radius} fill="none" stroke="#15181c" strokeWidth={radius * 0.3} pathLength={100} strokeDasharray="3 2" />
)

const Spokes = ({ radius }: { readonly radius: number }) => (
  <circle
    r={radius * 0.66}
    fill="none"
    stroke="#14171a"
    strokeWidth={radius * 0.42}
    pathLength={100}
    strokeDasharray="13 7"
    strokeDashoffset={-3.5}
  />
)

/** A wheel around the origin. */
export const Wheel = ({ radius, rim }: Props) => {
  const inner = radius * 0.64
  return (
    <>
      <circle r={radius} fill={lit('tyre')} />
      <circle r={radius - 1.2} fill="none" stroke="#fff" strokeOpacity={0.1} strokeWidth={0.8} />
      {rim === 'hubcap' && <circle r={inner + 4} fill="none" stroke="#e8e6df" strokeWidth={1.6} />}
      <circle r={inner} fill={lit('rim')} />
      <circle r={inner - 2} fill="#3a4047" />
      <circle r={inner - 3} fill={lit('rim')} />
      {rim === 'hubcap' && <Vents radius={inner * 0.68} />}
      {rim === 'slots' && <Slots radius={inner * 0.65} width={4.4} length={5} gap={15} />}
      {rim === 'steel' && <Slots radius={inner * 0.66} width={3.4} length={0.01} gap={12.49} />}
      {rim === 'spokes' && <Spokes radius={inner} />}
      <circle r={inner * 0.42} fill={lit('chrome')} />
      <circle r={inner * 0.42} fill="none" stroke="#20252b" strokeOpacity={0.55} strokeWidth={0.8} />
      <circle r={inner * 0.16} fill="#4b525a" />
    </>
  )
}
