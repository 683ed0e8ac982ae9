export type Values = Readonly<Record<string, unknown>>

/**
 * State of the location of a create form, which begins with these values. As nobody has typed them, leaving the form without a change asks nothing and
 * leaves no draft.
 * @param back address that the form returns to after saving
 */
export const startState = (start: Values, back?: string) => ({ _scrollToTop: true, start, ...(back !== undefined && { back }) })

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null

interface Started {
  readonly start: Values
  readonly back?: string
  /** Whether a key has opened the form, whose first input then has the focus. */
  readonly byKey: boolean
}

/** What `startState` has put into a location's state. */
export const startedWith = (state: unknown): Started => {
  const { start, back, byKey } = isObject(state) ? state : {}
  return { start: isObject(start) ? start : {}, byKey: byKey === true, ...(typeof back === 'string' && { back }) }
}
