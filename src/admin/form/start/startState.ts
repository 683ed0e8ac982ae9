export type Values = Readonly<Record<string, unknown>>

/**
 * State of the location of a create form, which begins with these values. As nobody has typed them, leaving the form without a change asks nothing and
 * leaves no draft.
 * @param back address that the form returns to after saving
 */
export const startState = (start: Values, back?: string) => ({ _scrollToTop: true, start, ...(back !== undefined && { back }) })

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null

/** What `startState` has put into a location's state. */
export const startedWith = (state: unknown): { readonly start: Values; readonly back?: string } => {
  const { start, back } = isObject(state) ? state : {}
  return { start: isObject(start) ? start : {}, ...(typeof back === 'string' && { back }) }
}
