/** Rows of a list within an element: of a table, or cards. */
export const loadedRows = (root: ParentNode): readonly HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(':is(tbody > tr, li > a)[data-id]'),
]

/** What holds the rows. */
const holderOf = (row: HTMLElement | undefined): HTMLElement | null => row?.closest<HTMLElement>('tbody, ul') ?? null

/** Height of a row in CSS pixels, also of cards beside each other; undefined before there are any. */
export const rowHeight = (root: ParentNode): number | undefined => {
  const rows = loadedRows(root)
  const height = holderOf(rows[0])?.offsetHeight ?? 0
  return height > 0 ? height / rows.length : undefined
}

const setNumbers = (element: Element | null, numbers: Readonly<Record<string, number>>): void => {
  for (const [name, number] of Object.entries(numbers)) element?.setAttribute(name, String(number))
}

/** Keeps cards beside each other in their columns while pages before them come and go. */
const placeCards = (holder: HTMLElement, first: number): void => {
  const columns = getComputedStyle(holder).gridTemplateColumns.split(' ').length
  for (const [at, card] of [...holder.children].entries())
    if (card instanceof HTMLElement) card.style.gridColumnStart = at === 0 && columns > 1 ? String((first % columns) + 1) : ''
}

/**
 * Numbers rows for screen readers, which know only those that are loaded.
 * @param first number of rows before them
 * @param all number of all rows of the list
 */
export const numberRows = (root: ParentNode, first: number, all: number): void => {
  const rows = loadedRows(root)
  const holder = holderOf(rows[0])
  if (!holder?.matches('ul')) {
    setNumbers(root.querySelector('table'), { 'aria-rowcount': all + 1 })
    for (const [at, row] of rows.entries()) setNumbers(row, { 'aria-rowindex': first + at + 2 })
    return
  }
  for (const [at, card] of rows.entries()) setNumbers(card.parentElement, { 'aria-posinset': first + at + 1, 'aria-setsize': all })
  placeCards(holder, first)
}

export const forgetNumbers = (root: ParentNode): void => {
  root.querySelector('table')?.removeAttribute('aria-rowcount')
  for (const row of loadedRows(root)) {
    row.removeAttribute('aria-rowindex')
    for (const name of ['aria-posinset', 'aria-setsize', 'style']) if (row.matches('a')) row.parentElement?.removeAttribute(name)
  }
}
