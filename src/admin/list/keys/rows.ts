import { rememberRow } from '../scrollRestoration.ts'

/** The rows of the page's list: of a table, or cards. */
export const listRows = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.hub-head-sticks :is(tr, a)[data-id]')]

/** Ids of the rows between two, both included; none if one is no longer there. */
export const idsBetween = (one: HTMLElement, other: HTMLElement): readonly string[] => {
  const rows = listRows()
  const [from = -1, to = -1] = [one, other].map((row) => rows.indexOf(row)).sort((a, b) => a - b)
  return from < 0 ? [] : rows.slice(from, to + 1).flatMap(({ dataset }) => dataset.id ?? [])
}

/** Whether rows can be ticked. Rows far from the window have no boxes. */
export const haveBoxes = (): boolean => document.querySelector('.hub-head-sticks :is(tbody tr, li) input[type=checkbox]') !== null

/** Position of the row with the focus; -1 if none has it. */
export const focusedRow = (): number => listRows().findIndex((row) => row.contains(document.activeElement))

/** The id of the focused row's record. A list in groups has more rows than the records of its page. */
export const focusedId = (): string | undefined => listRows()[focusedRow()]?.dataset.id

/** The row after or before a record's; undefined if there is none. */
export const rowBeside = (id: string, by: 1 | -1): HTMLElement | undefined => {
  const rows = listRows()
  const at = rows.findIndex(({ dataset }) => dataset.id === id)
  return at < 0 ? undefined : rows[at + by]
}

/** Marks the row of a record, and no other; keys move on from there. */
export const markRow = (id: string): void => {
  for (const row of listRows()) {
    if (row.dataset.id === id) row.setAttribute('aria-current', 'true')
    else row.removeAttribute('aria-current')
  }
}

/** Call before a record is opened otherwise than by its row: the user returns to it. */
export const leaveRow = (id: string): void =>
  rememberRow(
    id,
    listRows().find(({ dataset }) => dataset.id === id),
  )

/** Where rows begin: at the one that the user came back from, or just before the first. */
const startingRow = (): number => listRows().findIndex((row) => row.getAttribute('aria-current') === 'true')

/** Moves the focus by rows. Returns false if there is no row. */
export const stepRow = (by: 1 | -1): boolean => {
  const rows = listRows()
  const at = focusedRow()
  const row = rows[Math.max(0, at < 0 ? startingRow() + (startingRow() < 0 ? 1 : by) : Math.min(at + by, rows.length - 1))]
  row?.focus()
  return row !== undefined
}
