import { type RaRecord, useListContext } from 'react-admin'
import { useViews } from '../../../fields/viewContext.view.tsx'
import type { ResolvedField } from '../../../model/resolvedEntity.ts'
import { useEntity, useReadable } from '../../adminContext.tsx'
import { fieldsInTitle } from '../cards/cardFields.ts'
import { useChosenFields } from '../cards/useCardFields.ts'
import { orderedColumns } from '../table/columns.ts'
import { useFieldFacts } from './useFieldFacts.ts'
import { useTurnValue } from './useSaveCell.ts'

/** One value of a record that is shown as a card. */
export interface CardValue {
  readonly record: RaRecord
  readonly field: ResolvedField
}

/** The card of a record in the page's list. */
export const cardOf = (id: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`.hub-head-sticks li > a[data-id="${CSS.escape(id)}"]`)

/** The values of a record that can be changed on its card: of its name and the chosen fields, else of the list's columns, also those that the card has no space for. None for rows of a table. */
export const useCardValues = (id: string): readonly CardValue[] => {
  const entity = useEntity()
  const { data = [] } = useListContext()
  const factsOf = useFieldFacts()
  const usual = orderedColumns(entity, useReadable(entity.fields)).filter(({ name }) => entity.columns.includes(name))
  const chosen = useChosenFields()
  const inTitle = fieldsInTitle(entity)
  const columns = chosen ? [...usual.filter(({ name }) => inTitle.has(name)), ...chosen] : usual
  const record = data.find((each) => String(each.id) === id)
  if (!record || !cardOf(id)) return []
  return columns
    .map((field) => factsOf(record, field))
    .filter(({ refusal }) => refusal === undefined)
    .map(({ field }) => ({ record, field }))
}

/** The other value of a yes or no, which needs no input; undefined for other values. */
export const useFlipped = () => {
  const { viewOf } = useViews()
  return ({ record, field }: CardValue) =>
    viewOf(field)
      .entered?.()
      ?.flip?.(record[field.name] ?? null, field)
}

/** Begins to change a value: turns yes into no at once, else answers that an input is needed. */
export const useFlipValue = () => {
  const flippedOf = useFlipped()
  const turn = useTurnValue()
  return (value: CardValue): boolean => {
    const flipped = flippedOf(value)
    if (flipped !== undefined) void turn(value.record, { [value.field.name]: flipped })
    return flipped !== undefined
  }
}
