import { useMemo } from 'react'
import { useStore } from 'react-admin'
import type { ResolvedField } from '../../../model/resolvedEntity.ts'
import { columnPlaces, type Places } from './columnPlaces.ts'
import { chosenColumns } from './columns.ts'
import { SELECT } from './tableStyles.ts'
import { useLayout } from './useLayout.ts'

/** The visible columns of a table in their order, their widths and places. `key`: where their choice is stored; `start`: width of the column before them. */
export const usePlaces = (
  fields: readonly ResolvedField[],
  hiddenByDefault: readonly string[],
  key: string,
  width: number,
  selectable: boolean,
): Places & { readonly shown: readonly ResolvedField[] } => {
  const [layout] = useLayout()
  const [hidden = hiddenByDefault] = useStore<readonly string[] | undefined>(key)
  const [ranks] = useStore<readonly number[] | undefined>(`${key}_columnRanks`)
  return useMemo(() => {
    const start = selectable ? SELECT : 0
    const names = chosenColumns(
      fields.map(({ name }) => name),
      hidden,
      ranks,
    )
    const shown = names.flatMap((name) => fields.filter((field) => field.name === name))
    return { shown, ...columnPlaces(names, layout, start, width - start) }
  }, [fields, hidden, ranks, layout, width, selectable])
}
