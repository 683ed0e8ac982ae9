/** A stop of a gradient: share of its length, colour, opacity. */
export type Stop = readonly [offset: number, colour: string, opacity?: number]

/** A gradient over the filled shape: downwards, from front to rear, or from the middle outwards. */
interface Light {
  readonly way: 'down' | 'across' | 'outwards'
  readonly stops: readonly Stop[]
}

const BLACK = '#05070a'
const WHITE = '#fff'

/** Gradients that do not depend on car or paint; the whole page shares them. */
const LIGHTS = {
  top: {
    way: 'down',
    stops: [
      [0, WHITE, 0.42],
      [1, WHITE, 0.06],
    ],
  },
  ends: {
    way: 'across',
    stops: [
      [0, BLACK, 0.5],
      [0.05, BLACK, 0.12],
      [0.13, BLACK, 0],
      [0.88, BLACK, 0],
      [0.96, BLACK, 0.14],
      [1, BLACK, 0.5],
    ],
  },
  chrome: {
    way: 'down',
    stops: [
      [0, '#f6f8fa'],
      [0.22, '#cfd5db'],
      [0.46, '#8e97a1'],
      [0.52, '#3c434b'],
      [0.7, '#a7afb7'],
      [0.9, '#e4e8ec'],
      [1, '#777f88'],
    ],
  },
  glass: {
    way: 'down',
    stops: [
      [0, '#12171c'],
      [0.4, '#2a333b'],
      [1, '#74828d'],
    ],
  },
  screen: {
    way: 'down',
    stops: [
      [0, '#2b343c'],
      [0.5, '#56636e'],
      [1, '#9fadb8'],
    ],
  },
  lamp: {
    way: 'down',
    stops: [
      [0, '#f4f7f9'],
      [0.5, '#b9c3cb'],
      [1, '#e6ebef'],
    ],
  },
  tail: {
    way: 'down',
    stops: [
      [0, '#d93a35'],
      [0.45, '#a3141a'],
      [0.5, '#7d0c12'],
      [1, '#c02327'],
    ],
  },
  rim: {
    way: 'down',
    stops: [
      [0, '#f2f4f6'],
      [0.4, '#aeb5bc'],
      [0.55, '#6f7780'],
      [0.75, '#b9c0c7'],
      [1, '#e3e7ea'],
    ],
  },
  tyre: {
    way: 'outwards',
    stops: [
      [0.6, '#0c0d0f'],
      [0.72, '#26292d'],
      [0.8, '#1a1c1f'],
      [0.95, '#2b2e32'],
      [1, '#0e0f11'],
    ],
  },
  shade: {
    way: 'outwards',
    stops: [
      [0, BLACK, 0.75],
      [0.55, BLACK, 0.45],
      [0.8, BLACK, 0.14],
      [1, BLACK, 0],
    ],
  },
  /** A wheel's reflection, drawn upside down: transparent from half its height. */
  fading: {
    way: 'down',
    stops: [
      [0.5, BLACK, 0],
      [1, BLACK, 0.24],
    ],
  },
} as const satisfies Readonly<Record<string, Light>>

const SVG = 'http://www.w3.org/2000/svg'
const HOLDER = 'car-lights'

const idOf = (name: string) => `${HOLDER}-${name}`

/** Reference to a shared gradient, for `fill` and `stroke`. */
export const lit = (name: keyof typeof LIGHTS): string => `url(#${idOf(name)})`

function element(name: string, attributes: Readonly<Record<string, string | number>>, children: readonly Element[] = []): SVGElement {
  const made = document.createElementNS(SVG, name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value))
  made.append(...children)
  return made
}

const stopOf = ([offset, colour, opacity = 1]: Stop) => element('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity })

function gradientOf(name: string, { way, stops }: Light): SVGElement {
  const gradient = element(way === 'outwards' ? 'radialGradient' : 'linearGradient', { id: idOf(name) }, stops.map(stopOf))
  if (way === 'down') gradient.setAttribute('gradientTransform', 'rotate(90)')
  return gradient
}

/** Adds the shared gradients to the page once. They are never removed, so no drawing depends on another. */
export function switchOnLights(): void {
  if (document.getElementById(HOLDER)) return
  const gradients = Object.entries(LIGHTS).map(([name, light]) => gradientOf(name, light))
  const holder = element('svg', { id: HOLDER, width: 0, height: 0, 'aria-hidden': 'true' }, [element('defs', {}, gradients)])
  holder.style.position = 'absolute'
  document.body.append(holder)
}
