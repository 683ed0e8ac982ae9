interface Options {
  readonly duration?: number | string
  readonly easing?: string
  readonly delay?: number | string
}

const COLOURED = /color|^fill$|^background|^stroke$/

/** What moves; `all` would take colours along. */
const MOVING = ['opacity', 'transform'] as const

const time = (value: number | string): string => (typeof value === 'string' ? value : `${Math.round(value)}ms`)

/**
 * Colours change without a transition: half-way between two modes a text would be unreadable, and in a part of the page that is not painted
 * (`content-visibility`) it would stay so until it is scrolled to. Movement and opacity are animated.
 */
const create = (
  props: string | readonly string[] = MOVING,
  { duration = 200, easing = 'cubic-bezier(0.4, 0, 0.2, 1)', delay = 0 }: Options = {},
): string => {
  const named = typeof props === 'string' ? [props] : props
  const moving = named.flatMap((name) => (name === 'all' ? MOVING : COLOURED.test(name) ? [] : [name]))
  if (moving.length === 0) return 'none'
  return moving.map((name) => `${name} ${time(duration)} ${easing} ${time(delay)}`).join(',')
}

/** What Material UI's parts may take their time for. */
export const transitions = { create }
