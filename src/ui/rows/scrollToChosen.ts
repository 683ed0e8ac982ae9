/** Scrolls only the row, until its selected item is in the middle; in both text directions. */
export const scrollToChosen = (row: Element, chosen: string): void => {
  const one = row.querySelector(chosen)
  if (!one) return
  const [seen, target] = [row.getBoundingClientRect(), one.getBoundingClientRect()]
  row.scrollLeft += target.left + target.width / 2 - (seen.left + seen.width / 2)
}
