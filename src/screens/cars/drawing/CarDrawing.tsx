import { useId, useInsertionEffect } from 'react'
import { type BodyDrawing, GROUND, HEIGHT, WIDTH } from './bodyDrawing.ts'
import { Defs } from './Defs.tsx'
import { lit, switchOnLights } from './lights.ts'
import type { Paint } from './paints.ts'
import { Wheel } from './Wheel.tsx'

interface PartProps {
  readonly id: string
  readonly body: BodyDrawing
}

const fillOf = (id: string, name: string) => `url(#${id}-${name})`

const Floor = ({ id, body: { wheels } }: PartProps) => {
  const [front, rear] = wheels.at
  return (
    <>
      <ellipse cx={WIDTH / 2} cy={GROUND + 10} rx={WIDTH * 0.42} ry={24} fill={fillOf(id, 'gleam')} />
      <g transform={`translate(0 ${1.6 * GROUND - 1}) scale(1 -.6)`}>
        {wheels.at.map((x) => (
          <circle key={x} cx={x} cy={GROUND - wheels.radius} r={wheels.radius} fill={lit('fading')} />
        ))}
      </g>
      <ellipse cx={WIDTH / 2} cy={GROUND - 1} rx={(rear - front) * 0.98} ry={15} fill={lit('shade')} opacity={0.7} />
      {[front, rear].map((x) => (
        <ellipse key={x} cx={x} cy={GROUND - 0.5} rx={wheels.radius * 1.25} ry={6} fill={lit('shade')} />
      ))}
    </>
  )
}

const archOf = (x: number, { radius, arch: [width, height] }: BodyDrawing['wheels'], sill: number) => {
  const axle = GROUND - radius
  return `M${x - width} ${sill + 1}C${x - width} ${axle - height * 0.55} ${x - width * 0.6} ${axle - height} ${x} ${axle - height}S${x + width} ${axle - height * 0.55} ${x + width} ${sill + 1}`
}

const Paintwork = ({ id, body: { outline, tops, shoulder, belt, sill, wheels, dark } }: PartProps) => (
  <>
    <path d={outline} fill={fillOf(id, 'paint')} stroke="#14181d" strokeOpacity={0.3} strokeWidth={1} />
    <g clipPath={fillOf(id, 'body')}>
      {dark && <path d={dark} fill="#1a1d21" />}
      <path
        d={`M0 ${belt + 30}C120 ${belt + 20} 200 ${belt + 27} 300 ${belt + 25}S500 ${belt + 18} 600 ${belt + 32}V${sill + 6}H0Z`}
        fill={fillOf(id, 'horizon')}
      />
      <path d={outline} fill={lit('ends')} />
      <path d={tops} fill={lit('top')} />
      <g fill="none">
        <path d={shoulder} stroke="#fff" strokeOpacity={0.18} strokeWidth={6} />
        <path d={shoulder} stroke="#fff" strokeOpacity={0.5} strokeWidth={1.2} />
        <path d={shoulder} stroke="#000" strokeOpacity={0.16} strokeWidth={2.4} transform="translate(0 3.4)" />
        <path d={outline} stroke="#fff" strokeOpacity={0.35} strokeWidth={1.6} />
      </g>
    </g>
    {wheels.at.map((x) => (
      <g key={x}>
        <path d={archOf(x, wheels, sill)} fill="#08090b" />
        <path d={archOf(x, wheels, sill)} fill="none" stroke="#fff" strokeOpacity={0.28} strokeWidth={1} />
      </g>
    ))}
  </>
)

const Glasshouse = ({ id, body: { windows, screens, pillars, cabin } }: PartProps) => (
  <>
    <path d={screens} fill={lit('screen')} />
    <path d={windows} fill={lit('glass')} />
    <path d={cabin} fill="#0d1115" fillOpacity={0.72} />
    <g clipPath={fillOf(id, 'glasses')} fill="#fff">
      <path d="M245 60H290L236 140H191ZM330 60H346L292 140H276ZM420 60H452L398 140H366Z" fillOpacity={0.13} />
    </g>
    <path d={windows} fill="none" stroke="#1a1f24" strokeOpacity={0.55} strokeWidth={2.6} strokeLinejoin="round" />
    <path d={windows} fill="none" stroke="#d3d9de" strokeWidth={1.3} strokeLinejoin="round" />
    <path d={pillars} fill="none" stroke="#101418" strokeWidth={3.4} />
    <path d={pillars} fill="none" stroke="#c8ced5" strokeOpacity={0.75} strokeWidth={0.9} />
  </>
)

const Fittings = ({ body }: Pick<PartProps, 'body'>) => (
  <>
    <g fill="none">
      <path d={body.shuts} stroke="#fff" strokeOpacity={0.22} strokeWidth={0.8} transform="translate(1 0)" />
      <path d={body.shuts} stroke="#000" strokeOpacity={0.55} strokeWidth={0.9} />
      <path d={body.strips} stroke="#000" strokeOpacity={0.35} strokeWidth={3} transform="translate(0 .8)" />
      <path d={body.strips} stroke="#d6dce1" strokeWidth={1.5} />
    </g>
    {body.handles.map(([x, y]) => (
      <g key={x}>
        <rect x={x} y={y + 0.8} width={15} height={3.2} rx={1.4} fill="#000" opacity={0.4} />
        <rect x={x} y={y} width={15} height={2.8} rx={1.3} fill={lit('chrome')} />
      </g>
    ))}
    {body.rack && <path d={body.rack} fill="none" stroke="#aab2ba" strokeWidth={1.8} strokeLinecap="round" />}
    <path d={body.headlamps} fill={lit('lamp')} stroke="#5b636c" strokeWidth={0.7} />
    <path d={body.indicators} fill="#e08a1e" stroke="#5d3a0c" strokeOpacity={0.6} strokeWidth={0.5} />
    <path d={body.taillamps} fill={lit('tail')} stroke="#3d0608" strokeOpacity={0.7} strokeWidth={0.6} />
    <path d={body.bumpers} fill={lit('chrome')} stroke="#2a3037" strokeOpacity={0.6} strokeWidth={0.6} />
    <path d={body.rubbers} fill="none" stroke="#17191c" strokeWidth={3} />
    <path d={body.mirror} fill={lit('chrome')} stroke="#2a3037" strokeOpacity={0.6} strokeWidth={0.5} />
  </>
)

const Wheels = ({ body: { wheels } }: Pick<PartProps, 'body'>) => (
  <>
    {wheels.at.map((x) => (
      <g key={x} transform={`translate(${x} ${GROUND - wheels.radius})`}>
        <Wheel radius={wheels.radius} rim={wheels.rim} />
      </g>
    ))}
  </>
)

interface Props {
  readonly body: BodyDrawing
  readonly paint: Paint
}

/** A drawing of a car from its side, lit as in a studio. */
export const CarDrawing = ({ body, paint }: Props) => {
  const id = useId()
  useInsertionEffect(switchOnLights, [])
  return (
    <svg viewBox={`0 -8 ${WIDTH} ${HEIGHT}`} width="100%" height="100%" aria-hidden style={{ display: 'block', overflow: 'visible' }}>
      <Defs id={id} body={body} paint={paint} />
      <Floor id={id} body={body} />
      <path d={`M${body.wheels.at[0]} ${body.sill - 8}H${body.wheels.at[1]}V${GROUND - 14}H${body.wheels.at[0]}Z`} fill="#0a0c0e" />
      <Paintwork id={id} body={body} />
      <Glasshouse id={id} body={body} />
      <Fittings body={body} />
      <Wheels body={body} />
    </svg>
  )
}
