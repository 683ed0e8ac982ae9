import { useTranslate } from 'react-admin'
import { placesOf } from '../../../../fields/rows/grid/clipboard/pasted.ts'
import { type Cells, toTsv } from '../../../../fields/rows/grid/clipboard/tsv.ts'
import { useColumnTexts } from '../../../../fields/rows/grid/clipboard/useColumnTexts.view.ts'
import type { Json } from '../../../../model/entitySchema.ts'
import { errorMessage } from '../../../../providers/data/fieldMessages.ts'
import { useAreaTexts } from '../../../../providers/i18n/areaTexts.ts'
import { useEntity } from '../../../adminContext.tsx'
import { idAt, type TableRange } from '../cellPlaces.ts'
import type { Filled } from './fillTargets.ts'
import type { CellEntry, PlannedCell } from './plannedCells.ts'
import type { NewestRecords } from './useNewestRecords.ts'

/** A text for a cell. */
type CellText = Pick<CellEntry, 'record' | 'field' | 'text'>

/** Pasted cells, and how many of the rows and columns are outside of the table. */
export interface PastedRange {
  readonly entries: readonly CellEntry[]
  readonly rowsLeft: number
  readonly columnsLeft: number
}

const useFieldTexts = () => {
  const entity = useEntity()
  return useColumnTexts({ entity: entity.id, columnOf: (name) => entity.fieldsByName[name] })
}

/** Reads texts of cells in the user's language. */
export const useReadCells = () => {
  const columns = useFieldTexts()
  return async (texts: readonly CellText[]): Promise<readonly CellEntry[]> => {
    const places = texts.map(({ field, text }, row) => ({ row, name: field.name, text }))
    const written = new Map((await columns.read(places)).map((one) => [one.row, 'value' in one ? one.value : undefined]))
    return texts.map((one, row) => ({ ...one, value: written.get(row) }))
  }
}

/** Clipboard texts of the cells of a list, in the user's language. */
export const useRangeTexts = ({ recordOf }: Pick<NewestRecords, 'recordOf'>) => {
  const entity = useEntity()
  const columns = useFieldTexts()
  const read = useReadCells()

  const cellAt = (table: TableRange, row: number, column: number) => {
    const id = idAt(table, row)
    const record = recordOf(id) ?? table.records?.get(id ?? '')
    const field = entity.fieldsByName[table.columns[column] ?? '']
    return record && field && { record, field }
  }
  const valuesIn = (table: TableRange) => {
    const { top, bottom, left, right } = table.range
    const across = Array.from({ length: right - left + 1 }, (_, index) => left + index)
    return Array.from({ length: bottom - top + 1 }, (_, index) =>
      across.map((column): { name: string; value: Json } => {
        const cell = cellAt(table, top + index, column)
        return { name: table.columns[column] ?? '', value: cell?.record[cell.field.name] ?? null }
      }),
    )
  }
  return {
    /** Must resolve before `copied`, if it is defined. */
    prepare: (table: TableRange) => columns.prepare(valuesIn(table).flat()),
    copied: (table: TableRange): string => toTsv(valuesIn(table).map((row) => row.map(({ name, value }) => columns.write(name, value)))),
    pasted: async (table: TableRange, cells: Cells): Promise<PastedRange> => {
      const { range, rows, columns: names } = table
      const numberOf = new Map(names.map((name, column) => [name, column]))
      const texts = placesOf(cells, range, names).flatMap(({ row, name, text: own }) => {
        const cell = cellAt(table, row, numberOf.get(name) ?? -1)
        return cell ? [{ ...cell, text: own.trim() }] : []
      })
      const width = Math.max(...cells.map(({ length }) => length))
      return {
        entries: await read(texts),
        rowsLeft: Math.max(0, range.top + cells.length - rows),
        columnsLeft: Math.max(0, range.left + width - names.length),
      }
    },
    /** Copies values within a column, and texts from one column to another. */
    filled: async (table: TableRange, targets: readonly Filled[]): Promise<readonly CellEntry[]> => {
      const found = targets.flatMap(({ to, from }) => {
        const [cell, source] = [cellAt(table, to.row, to.column), cellAt(table, from.row, from.column)]
        return cell && source ? [{ ...cell, name: source.field.name, value: source.record[source.field.name] ?? null }] : []
      })
      await columns.prepare(found)
      const texts = found.map(({ record, field, name, value }) => ({ record, field, text: columns.write(name, value) }))
      const readTexts = await read(texts)
      return readTexts.map((entry, at) => (found[at]?.name === entry.field.name ? { ...entry, value: found[at].value } : entry))
    },
    cleared: (table: TableRange): readonly CellEntry[] => {
      const { top, bottom, left, right } = table.range
      return Array.from({ length: bottom - top + 1 }).flatMap((_, down) =>
        table.columns.slice(left, right + 1).flatMap((__, across) => {
          const cell = cellAt(table, top + down, left + across)
          return cell ? [{ ...cell, text: '', value: null }] : []
        }),
      )
    },
  }
}

/** Text of the reason of a cell that can't be written; undefined if it can. */
export const useReasonText = () => {
  const translate = useTranslate()
  const texts = useAreaTexts('keys')
  const { id } = useEntity()
  return ({ reason, text }: PlannedCell): string | undefined => {
    if (reason?.kind === 'refused') return reason.key.startsWith('keys.') ? texts(reason.key) : translate(reason.key)
    if (reason?.kind === 'unread') return texts('keys.range.unread', { value: text })
    if (reason?.kind === 'said') return reason.text
    if (reason?.kind !== 'wrong') return undefined
    const { message, args } = errorMessage(translate, id, reason.error)
    return translate(message, args)
  }
}
