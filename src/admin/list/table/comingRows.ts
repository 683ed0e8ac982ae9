import type { ListControllerResult, RaRecord } from 'react-admin'

const COMING = Symbol('a row that is still to come')

/** Whether the record stands for one that is still to come. */
export const isComing = (record: RaRecord | undefined): boolean => record !== undefined && COMING in record

const ROWS: readonly RaRecord[] = Array.from({ length: 100 }, (_, row) => ({ id: `coming ${row}`, [COMING]: true }))

const nothing = (): void => undefined

/** CSS pixels: a row of the usual size, and what stands above the first. */
const ROW = 40
const ABOVE = 200

/** As many as the window shows: those below it would only take time. */
const inSight = (perPage: number): RaRecord[] => ROWS.slice(0, Math.min(perPage, Math.ceil((window.innerHeight - ABOVE) / ROW)))

/** The list with rows in place of those that are still to come, so that the table stands there already. */
export const withComingRows = (list: ListControllerResult): ListControllerResult =>
  list.isPending
    ? ({ ...list, isPending: false, data: inSight(list.perPage), total: list.perPage, onSelect: nothing } as ListControllerResult)
    : list
