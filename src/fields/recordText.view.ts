import type { Json } from '../model/entitySchema.ts'
import { recordLabel } from '../model/recordLabel.ts'
import type { ResolvedEntity } from '../model/resolvedEntity.ts'
import { readFromRight } from '../model/values/direction.ts'

/** How a record is called, for the page: in one that runs from right to left, an Arabic name is read so also behind a code. */
export const recordText = (entity: Pick<ResolvedEntity, 'recordLabel'>, record: Readonly<Record<string, Json>>): string => {
  const label = recordLabel(entity, record)
  return document.documentElement.dir === 'rtl' ? readFromRight(label) : label
}
