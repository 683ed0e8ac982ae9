import { useMemo } from 'react'
import { useStore } from 'react-admin'
import type { ResolvedField } from '../../../model/resolvedEntity.ts'
import { columnPlaces, type Places } from './columnPlaces.ts'
import { chosenColumns } from './columns.ts'
import { SELECT } from './tableStyles.ts'
import { useLayout } from './useLayout.ts'

/** Widths and places of a table's columns. `key`: where their choice is stored; `start`: width of the column before them. */
export const usePlaces = (
  fields: readonly ResolvedField[],
  hiddenByDefault: readonly string[],
  key: string,
  width: number,
  selectable: boolean,
): Places => {
  const [layout] = useLayout()
  const [hidden = hiddenByDefault] = useStore<readonly string[] | undefined>(key)
  const [ranks] = useStore<readonly number[] | undefined>(`${key}_columnRanks`)
  return useMemo(() => {
    const start = selectable ? SELECT : 0
    const names = fields.map(({ name }) => name)
    return columnPlaces(chosenColumns(names, hidden, ranks), layout, start, width - start)
  }, [fields, hidden, ranks, layout, width, selectable])
}
