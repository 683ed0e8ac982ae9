import { useMemo } from 'react'
import { useFieldLabel } from '../../../../fields/labels.view.tsx'
import { useAreaTexts } from '../../../../providers/i18n/areaTexts.ts'
import { useAdmin, useIsReadable, useMay } from '../../../adminContext.tsx'
import { alongPath } from '../../../names.ts'
import { type ConditionPlace, fieldsOnPath, isMoment, type PlacedField, pathsIn, placeIn } from './conditionFields.ts'

/** A field that a condition may name, with its texts. */
export interface FieldChoice extends PlacedField {
  readonly path: string
  readonly label: string
  /** Label of the reference or rows that lead to it; empty for the place's own fields. */
  readonly via: string
}

/** `Country › Name` */
export const nameOf = ({ via, label }: Pick<FieldChoice, 'via' | 'label'>): string => (via === '' ? label : alongPath([via, label]))

export interface ConditionFields {
  readonly choices: readonly FieldChoice[]
  readonly find: (path: string) => FieldChoice | undefined
  readonly placeIn: (name: string) => ConditionPlace | undefined
}

/** Fields that the user may filter by in a place, also those of child rows and of referenced records. */
export const useConditionFields = (place: ConditionPlace): ConditionFields => {
  const { model } = useAdmin()
  const may = useMay()
  const readable = useIsReadable()
  const t = useAreaTexts('list')
  const labelOf = useFieldLabel()
  const visibility = { model, readable, reachable: (id: string) => may(id, 'list') || may(id, 'show') }
  const textOf = ({ entity, field }: PlacedField) => (isMoment(field) ? t(`list.filter.${field.name}`) : labelOf(entity, field))
  const find = (path: string): FieldChoice | undefined => {
    const fields = fieldsOnPath(place, path, visibility)
    const last = fields?.at(-1)
    return fields && last && { ...last, path, label: textOf(last), via: alongPath(fields.slice(0, -1).map(textOf)) }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the policy, the texts and the model change with the whole page
  const choices = useMemo(() => pathsIn(place, visibility).flatMap((path) => find(path) ?? []), [place.entity, place.rows])
  return { choices, find, placeIn: (name) => placeIn(place, name, visibility) }
}
