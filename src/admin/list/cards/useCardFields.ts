import { useState } from 'react'
import { useViews } from '../../../fields/viewContext.view.tsx'
import type { ResolvedField } from '../../../model/resolvedEntity.ts'
import { useReadable } from '../../adminContext.tsx'
import { type ColumnOffer, useStoredChoice } from '../columns/storedChoice.ts'
import { useListedEntity } from '../columns/useListedEntity.ts'
import { useColumnStore } from '../views/savedViews.ts'
import { type CardFields, cardFields, chosenCardFields, fieldsInTitle, usualNames } from './cardFields.ts'

/** The fields that cards can show besides the record's name. */
export const useCardOffer = (): ColumnOffer => {
  const entity = useListedEntity()
  const { viewOf } = useViews()
  const readable = useReadable(entity.fields)
  const { key, saved } = useColumnStore(true)
  const inTitle = fieldsInTitle(entity)
  return {
    key,
    saved,
    columns: saved ?? usualNames(cardFields(entity, readable, viewOf)),
    offered: readable.filter(({ name }) => !inTitle.has(name)),
  }
}

/** The fields that the user or the saved view has chosen for cards, in their order; undefined without a choice. */
export const useChosenFields = (): readonly ResolvedField[] | undefined => {
  const offer = useCardOffer()
  const { chosen } = useStoredChoice(offer)
  return chosen?.flatMap((name) => offer.offered.filter((field) => field.name === name))
}

const partsOf = ({ facts, state, amount, chosen }: CardFields) => [state, amount, chosen, ...facts]

/** The same object while it has the same fields, for memoized cards. */
const useKept = (fields: CardFields): CardFields => {
  const [kept, keep] = useState(fields)
  const [before, now] = [partsOf(kept), partsOf(fields)]
  if (before.length === now.length && before.every((part, at) => part === now[at])) return kept
  keep(fields)
  return fields
}

/** The fields of a list's cards: the chosen ones, else those that say most. @param without a field that has the same value in all records */
export const useCardFields = (without?: string): CardFields => {
  const entity = useListedEntity()
  const { viewOf } = useViews()
  const readable = useReadable(entity.fields)
  const chosen = useChosenFields()
  const others = (fields: readonly ResolvedField[]) => fields.filter(({ name }) => name !== without)
  return useKept(chosen ? chosenCardFields(others(chosen)) : cardFields(entity, others(readable), viewOf))
}
