/** Scrolls a row, and nothing else, until its chosen item is in the middle, in either direction of the page. */
export const scrollToChosen = (row: Element, chosen: string): void => {
  const one = row.querySelector(chosen)
  if (!one) return
  const [seen, wanted] = [row.getBoundingClientRect(), one.getBoundingClientRect()]
  row.scrollLeft += wanted.left + wanted.width / 2 - (seen.left + seen.width / 2)
}
