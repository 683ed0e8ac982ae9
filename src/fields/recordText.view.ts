import type { Json } from '../model/entitySchema.ts'
import { recordLabel } from '../model/recordLabel.ts'
import type { ResolvedEntity } from '../model/resolvedEntity.ts'
import { readFromRight } from '../model/values/direction.ts'

/** Label of a record for the page. On right-to-left pages an Arabic name keeps its direction even after a code. */
export const recordText = (
  entity: Pick<ResolvedEntity, 'recordLabel' | 'fieldsByName'>,
  record: Readonly<Record<string, Json>>,
): string => {
  const { lang, dir } = document.documentElement
  const label = recordLabel(entity, record, (name, text) => {
    const field = entity.fieldsByName[name]
    return field?.type.toText?.(text, lang || 'en', field, record) ?? text
  })
  return dir === 'rtl' ? readFromRight(label) : label
}
