import type { ListControllerResult, RaRecord } from 'react-admin'

const PLACEHOLDER = Symbol('placeholder row')

/** Whether the record is a placeholder while the real one loads. */
export const isPlaceholder = (record: RaRecord | undefined): boolean => record !== undefined && PLACEHOLDER in record

const ROWS: readonly RaRecord[] = Array.from({ length: 100 }, (_, row) => ({ id: `placeholder ${row}`, [PLACEHOLDER]: true }))

const nothing = (): void => undefined

/** CSS pixels: a row of the usual size, and everything above the first. */
const ROW = 40
const ABOVE = 200

/** As many as the window shows: those below it would only take time. */
const inSight = (perPage: number): RaRecord[] => ROWS.slice(0, Math.min(perPage, Math.ceil((window.innerHeight - ABOVE) / ROW)))

/** The list with placeholder rows while its records load, so that the table has its final shape. */
export const withPlaceholderRows = (list: ListControllerResult): ListControllerResult =>
  list.isPending
    ? ({ ...list, isPending: false, data: inSight(list.perPage), total: list.perPage, onSelect: nothing } as ListControllerResult)
    : list
