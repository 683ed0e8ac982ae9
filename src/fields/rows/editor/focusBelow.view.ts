const INPUTS = 'input:not([type=hidden]), textarea'

/** Moves the caret to the same input one row further. False if there is no such row. */
export const focusBelow = (root: HTMLElement | null, from: HTMLElement, index: number): boolean => {
  const inputsOf = (row: number): HTMLElement[] => [...(root?.querySelectorAll<HTMLElement>(`[data-row="${row}"] :is(${INPUTS})`) ?? [])]
  const next = inputsOf(index + 1)[inputsOf(index).indexOf(from)]
  next?.focus()
  return next !== undefined
}
