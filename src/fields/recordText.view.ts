import type { Json } from '../model/entitySchema.ts'
import { recordLabel } from '../model/records/recordLabel.ts'
import type { ResolvedEntity } from '../model/resolvedEntity.ts'
import { readFromRight } from '../model/values/direction.ts'

type Values = Readonly<Record<string, Json>>

/** Translated values by field, for records that every installation has. */
type ShownValues = (entity: string, record: Values) => Values | undefined

let shownValues: ShownValues = () => undefined

/** Sets the displayed texts of stored values, once per page. */
export const showValues = (values: ShownValues): void => {
  shownValues = values
}

/** Label of a record for the page. On right-to-left pages an Arabic name keeps its direction even after a code. */
export const recordText = (entity: Pick<ResolvedEntity, 'id' | 'recordLabel' | 'fieldsByName'>, record: Values): string => {
  const { lang, dir } = document.documentElement
  const label = recordLabel(entity, { ...record, ...shownValues(entity.id, record) }, (name, text) => {
    const field = entity.fieldsByName[name]
    return field?.type.toText?.(text, lang || 'en', field, record) ?? text
  })
  return dir === 'rtl' ? readFromRight(label) : label
}
