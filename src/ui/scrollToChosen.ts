/** Scrolls a row, and nothing else, until what is chosen in it stands in its middle, whichever way the page runs. */
export const scrollToChosen = (row: Element, chosen: string): void => {
  const one = row.querySelector(chosen)
  if (!one) return
  const [seen, wanted] = [row.getBoundingClientRect(), one.getBoundingClientRect()]
  row.scrollLeft += wanted.left + wanted.width / 2 - (seen.left + seen.width / 2)
}
