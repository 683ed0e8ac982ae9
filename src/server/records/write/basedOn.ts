import { isOpenChange } from '../../db/repository/openVersion.ts'
import type { Access } from '../access/access.ts'
import type { StoredRecord, Values } from '../values.ts'
import type { PastChange } from './baseOf.ts'

/** A version that no record has: the base of the write is unknown. */
const UNKNOWN = 0

/** The stored version that a write is based on. Writers with hidden fields know another version (`Access.partly`); only the current one counts. */
function basedOn({ partly }: Access, current: StoredRecord, version: number | undefined): number | undefined {
  if (!partly || version === undefined) return version
  return version === current._openVersion ? current._version : UNKNOWN
}

/** Whether a write that names the version it is based on has seen the current record. */
export function isBasedOn(
  access: Access,
  current: StoredRecord,
  { version, storedVersion }: { readonly version?: number | undefined; readonly storedVersion?: number | undefined },
): boolean {
  const base = storedVersion ?? basedOn(access, current, version)
  return base === undefined || base === current._version
}

/** Values of the changed fields before or after. */
export const sides = (changes: PastChange['changes'], side: 'old' | 'new'): Values =>
  Object.fromEntries(Object.entries(changes).map(([name, change]) => [name, change[side]]))

/** The same for an earlier version, found by counting back the changes that the writer could read. Undefined if the trail does not go back that far. */
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
