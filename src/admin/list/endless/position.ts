/** Position of a row, or of the link of a card, in a list without an end; undefined in other lists. */
export const positionOf = (row: Element | null | undefined): number | undefined => {
  const [index, place] = [row?.getAttribute('aria-rowindex'), row?.closest('li')?.getAttribute('aria-posinset')]
  if (index) return Number(index) - 2
  return place ? Number(place) - 1 : undefined
}
