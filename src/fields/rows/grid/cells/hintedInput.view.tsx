import { useSyncExternalStore } from 'react'
import type { ResolvedField } from '../../../../model/resolvedEntity.ts'
import { FieldInput } from '../../../fieldInput.view.tsx'
import { lineSource } from '../../../shared/inputs/lineSource.ts'
import { SearchableChoice } from '../../../shared/inputs/searchableChoice.view.tsx'
import { useGrid } from '../gridContext.view.ts'
import { useCellLabel } from './cellLabel.view.ts'

interface Props {
  readonly field: ResolvedField
  readonly lineKey: number
  /** In a cell of a grid. */
  readonly grid?: boolean
}

/** A field's input in a line; a select if the hints list the allowed values. */
export const HintedInput = ({ field, lineKey, grid = false }: Props) => {
  const { store, entity } = useGrid()
  const labelOf = useCellLabel()
  const { hint, value } = useSyncExternalStore(store.subscribe, () => store.cellAt(store.rowOf(lineKey), field.name))
  const source = lineSource(field.name)
  const label = labelOf(field, hint)
  if (hint?.choices === undefined) return <FieldInput bare grid={grid} entity={entity} field={field} source={source} label={label} />
  // Includes the present value, so that opening the input doesn't lose it.
  const texts = typeof value === 'string' && value !== '' ? [...new Set([...hint.choices, value])] : hint.choices
  return <SearchableChoice source={source} label={label} choices={texts.map((text) => ({ id: text, name: text }))} />
}
