import type { AppError, FieldError } from '../../../model/errors.ts'
import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import type { Access } from '../access/access.ts'
import { visibleChanges } from '../history/history.ts'
import { fieldValue, same } from '../values.ts'
import type { Changes } from '../write/changes.ts'
import type { RowResult } from './importPart.ts'
import { type Match, normalizedValue } from './matchRows.ts'
import type { InputRow } from './readRows.ts'

/** Maximum number of errors listed per row. */
const MAX_ERRORS = 20

/** A row of the file, and the record that it means. */
export interface Tried {
  readonly row: InputRow
  readonly match: Match
}

/** Values of a refused row that differ from the stored ones. */
const given = (entity: ResolvedEntity, { values }: InputRow, match: Match): Changes => {
  const stored = 'record' in match ? match.record : undefined
  const normalized = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, normalizedValue(entity.fieldsByName[name], value)]),
  )
  return Object.fromEntries(
    Object.entries(normalized).flatMap(([name, value]) => {
      const old = fieldValue(stored, name)
      return stored !== undefined && same(old, value) ? [] : [[name, { old, new: value }]]
    }),
  )
}

const errorsIn = ({ fields, code, params }: AppError): readonly FieldError[] =>
  fields.length === 0 ? [{ path: '', keyword: code, params }] : fields

function listed(errors: readonly FieldError[]): Pick<RowResult, 'errors' | 'moreErrors'> {
  const more = errors.length - MAX_ERRORS
  return { errors: errors.slice(0, MAX_ERRORS), ...(more > 0 ? { moreErrors: more } : {}) }
}

/** A row that the check has refused. */
export type Refused = Tried & { readonly errors: readonly FieldError[] }

/** The errors, and those of `more` at places that have none yet. Different errors of the whole row (`''`) stand beside each other. */
export const added = (errors: readonly FieldError[], more: readonly FieldError[]): readonly FieldError[] => {
  const places = new Set(errors.map(({ path }) => path))
  return [
    ...errors,
    ...more.filter((one) => !places.has(one.path) || (one.path === '' && !errors.some(({ keyword }) => keyword === one.keyword))),
  ]
}

/** What is wrong with a row whatever the write says: cells without a meaning, and a record that an earlier row has. */
export const ownErrors = ({ row: { problems = [] } }: Tried, isRepeated: boolean): readonly FieldError[] => [
  ...(isRepeated ? [{ path: '', keyword: 'importDuplicateRow', params: {} }] : []),
  ...problems,
]

export const refusedBy = (tried: Tried, error: AppError, own: readonly FieldError[] = []): Refused => ({
  ...tried,
  errors: added(added(own, errorsIn(error)), tried.row.unknown ?? []),
})

/** The result of a refused row: the errors, and the values that it would have written. */
export const refusedRow = (access: Access, { row, match, errors }: Refused): RowResult => ({
  ...{ status: 'error', id: 'record' in match ? match.record.id : null, version: null },
  ...{ changes: visibleChanges(access, given(access.entity, row, match)), ...listed(errors) },
})

/** The result of a row that is not imported: the values that it would have changed. */
export const excludedRow = (access: Access, { row, match }: Tried): RowResult => ({
  ...{ status: 'excluded', id: 'record' in match ? match.record.id : null, version: null },
  ...{ changes: 'record' in match ? visibleChanges(access, given(access.entity, row, match)) : {}, errors: [] },
})

/** Refusals of values that the user may not set: a write reports them before it looks at others. */
const isLocked = ({ keyword }: FieldError): boolean => keyword === 'readOnly' || keyword === 'additionalProperties'

/** The row without its values that the refusal says the user may not set; undefined if there are none. */
export function withoutLocked({ row, match }: Tried, { fields }: AppError): Tried | undefined {
  const names = new Set(fields.filter((error) => isLocked(error) && row.values[error.path] !== undefined).map(({ path }) => path))
  const values = Object.fromEntries(Object.entries(row.values).filter(([name]) => !names.has(name)))
  return names.size === 0 ? undefined : { match, row: { ...row, values } }
}
