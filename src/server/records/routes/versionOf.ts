import { AppError } from '../../../model/errors.ts'
import type { Values } from '../values.ts'

const TAG = /^(?:W\/)?"(\d+)"$/

/** Entity tag of the `_version` that the reader gets. */
export const tagOf = ({ _version }: Values) => `"${_version}"`

/**
 * The version that a write is based on: the If-Match header, else the body's `_version`; undefined (also for `*`): the stored one. Throws
 * `AppError` 400 for an invalid version.
 */
export function versionOf(ifMatch: string | undefined, body: Values | undefined): number | undefined {
  if (ifMatch !== undefined && ifMatch !== '*') {
    const found = TAG.exec(ifMatch.trim())?.[1]
    if (found === undefined) throw new AppError(400, 'badRequest', { params: { field: 'If-Match' } })
    return Number(found)
  }
  const version = body?._version
  if (version === undefined || version === null) return undefined
  if (typeof version !== 'number' || !Number.isSafeInteger(version))
    throw new AppError(400, 'badRequest', { params: { field: '_version' } })
  return version
}
