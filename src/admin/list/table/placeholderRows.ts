import type { ListControllerResult, RaRecord } from 'react-admin'

const PLACEHOLDER = Symbol('placeholder row')

/** Whether the record is a placeholder while the real one loads. */
export const isPlaceholder = (record: RaRecord | undefined): boolean => record !== undefined && PLACEHOLDER in record

const ROWS: readonly RaRecord[] = Array.from({ length: 100 }, (_, row) => ({ id: `placeholder ${row}`, [PLACEHOLDER]: true }))

const nothing = (): void => undefined

/** CSS pixels: usual height of a row, and height above the first row. */
const ROW = 40
const ABOVE = 200

/** As many rows as the window shows; more would only cost time. */
const visibleRows = (perPage: number): RaRecord[] => ROWS.slice(0, Math.min(perPage, Math.ceil((window.innerHeight - ABOVE) / ROW)))

/** Adds placeholder rows while records load, so that the table has its final shape. */
export const withPlaceholderRows = (list: ListControllerResult): ListControllerResult =>
  list.isPending
    ? ({ ...list, isPending: false, data: visibleRows(list.perPage), total: list.perPage, onSelect: nothing } as ListControllerResult)
    : list
