import { isOpenChange } from '../../db/repository/openVersion.ts'
import type { Access } from '../access/access.ts'
import type { StoredRecord, Values } from '../values.ts'
import type { PastChange } from './baseOf.ts'

/** No record has this version: what is based on it is based on something unknown. */
const UNKNOWN = 0

/** The stored version that a write is based on, where the writer may know another (`Access.partly`) and only the present one will do. */
export function basedOn({ partly }: Access, current: StoredRecord, version: number | undefined): number | undefined {
  if (!partly || version === undefined) return version
  return version === current._openVersion ? current._version : UNKNOWN
}

const sides = (changes: PastChange['changes'], side: 'old' | 'new'): Values =>
  Object.fromEntries(Object.entries(changes).map(([name, change]) => [name, change[side]]))

/** The same for an earlier version: past changes that the writer could read are counted back to it. Undefined where the trail does not reach. */
export function versionFromTrail(
  { entity }: Access,
  { _version, _openVersion = _version }: StoredRecord,
  version: number,
  newestFirst: readonly PastChange[],
): number | undefined {
  const read = newestFirst.filter(({ changes }) => isOpenChange(entity, sides(changes, 'old'), sides(changes, 'new')))
  const next = read[_openVersion - version - 1]
  return next && next.version - 1
}
