import { useMemo } from 'react'
import { useStore } from 'react-admin'
import type { ResolvedField } from '../../../../model/resolvedEntity.ts'
import { growsOf, inputWidthOf } from '../../../shared/layout/widths.ts'
import { useViews } from '../../../viewContext.view.tsx'
import { type ColumnLook, inSight } from './columnLook.ts'

/** A field of the lines as a column. */
export interface GridColumn {
  readonly name: string
  readonly field: ResolvedField
  /** In sight at first. */
  readonly listed: boolean
  readonly width: number
  readonly grows: boolean
}

/** Fields of the lines that the user may see. */
const useSeen = (field: ResolvedField): readonly GridColumn[] => {
  const { readable, writable, viewOf } = useViews()
  return useMemo(
    () =>
      (field.rows ?? [])
        .filter((column) => (readable(column) || writable(column)) && !viewOf(column).hidden)
        .map((column) => ({
          name: column.name,
          field: column,
          listed: column.schema.list !== false,
          width: inputWidthOf(column, viewOf(column)),
          grows: growsOf(column, viewOf(column)),
        })),
    [field, readable, writable, viewOf],
  )
}

const UNTOUCHED: ColumnLook = {}

const withWrong = (look: ColumnLook, wrong: string): ColumnLook =>
  wrong === '' ? look : { ...look, shown: { ...look.shown, ...Object.fromEntries(wrong.split(',').map((name) => [name, true])) } }

export interface Columns {
  readonly all: readonly GridColumn[]
  readonly shown: readonly GridColumn[]
  readonly look: ColumnLook
  readonly setLook: (look: ColumnLook) => void
}

/** Columns of a grid as the user wants them, remembered by entity and field; and those with something `wrong`, which has to be seen. */
export const useColumns = (entity: string, field: ResolvedField, wrong: string): Columns => {
  const all = useSeen(field)
  const [look, setLook] = useStore<ColumnLook>(`grid.${entity}.${field.path}`, UNTOUCHED)
  const shown = useMemo(
    () =>
      inSight(all, withWrong(look, wrong)).map((column) => {
        const own = look.widths?.[column.name]
        return own === undefined ? column : { ...column, width: own, grows: false }
      }),
    [all, look, wrong],
  )
  return { all, shown, look, setLook }
}
