import type { RaRecord } from 'react-admin'
import type { Json } from '../../../../model/entitySchema.ts'
import type { FieldError } from '../../../../model/errors.ts'
import type { ResolvedEntity, ResolvedField } from '../../../../model/resolvedEntity.ts'
import type { Subject } from '../../../../model/subject.ts'
import type { Validator } from '../../../../model/validate/validatorCore.ts'
import { same } from '../../../../providers/data/changes.ts'
import { cellRefusal } from '../cellRefusal.ts'

/** New content of a cell. */
export interface CellEntry {
  readonly record: RaRecord
  readonly field: ResolvedField
  readonly text: string
  /** Undefined if the text can't be read. */
  readonly value: Json | undefined
}

/** Why a cell can't be written. */
type CellReason =
  /** Key of `cellRefusal`; another text would not help. */
  | { readonly kind: 'refused'; readonly key: string }
  | { readonly kind: 'unread' }
  | { readonly kind: 'wrong'; readonly error: FieldError }
  /** What the server says. `again`: the user may write it nevertheless. */
  | { readonly kind: 'said'; readonly text: string; readonly again?: true }

export interface PlannedCell extends CellEntry {
  readonly reason: CellReason | undefined
}

/** Whether the cell would be written. */
export const fits = ({ reason }: PlannedCell): boolean => reason === undefined || (reason.kind === 'said' && reason.again === true)

interface Context {
  readonly entity: ResolvedEntity
  readonly subject: Subject
  readonly validator: Validator
}

/** Whether the cell has the value already. */
const isSame = ({ record, field, value }: CellEntry): boolean => value !== undefined && same(value, record[field.name])

/** Identifies a cell among others. */
export const cellKey = ({ record, field }: Pick<CellEntry, 'record' | 'field'>): string => `${record.id} ${field.name}`

const planOfRecord = (entries: readonly CellEntry[], { entity, subject, validator }: Context): readonly PlannedCell[] => {
  const [first] = entries
  if (!first) return []
  const values = entries.flatMap(({ field, value }) => (value === undefined ? [] : [[field.name, value] as const]))
  const next = { ...first.record, ...Object.fromEntries(values) }
  const facts = entity.shape === undefined ? undefined : validator.facts(next)
  const errors = validator.validate(next)
  return entries.map((entry) => {
    const { field, value, record } = entry
    const applies = !field.conditional || facts?.shown.has(field.name) === true
    const key = cellRefusal({ entity, field, record, subject, applies })
    if (key !== undefined) return { ...entry, reason: { kind: 'refused', key } }
    if (value === undefined) return { ...entry, reason: { kind: 'unread' } }
    const error = errors.find(({ path }) => path.split('.')[0] === field.name)
    return { ...entry, reason: error && { kind: 'wrong', error } }
  })
}

/** The cells checked again, where the server's reasons stay of records without a new text. */
export const withSaid = (
  checked: readonly PlannedCell[],
  before: readonly PlannedCell[],
  changed: readonly CellEntry[],
): readonly PlannedCell[] => {
  const corrected = new Set(changed.map(({ record }) => record.id))
  const said = new Map(before.flatMap((cell) => (cell.reason?.kind === 'said' ? [[cellKey(cell), cell.reason] as const] : [])))
  return checked.map((cell) => (corrected.has(cell.record.id) ? cell : { ...cell, reason: said.get(cellKey(cell)) ?? cell.reason }))
}

/** Checks new contents of cells as the record's form would. A cell that has its value already needs no right to be changed. */
export const plannedCells = (entries: readonly CellEntry[], context: Context): readonly PlannedCell[] =>
  [...Map.groupBy(entries, ({ record }) => record.id).values()].flatMap((own) => {
    const changed = own.filter((entry) => !isSame(entry))
    return planOfRecord(changed, context)
  })
