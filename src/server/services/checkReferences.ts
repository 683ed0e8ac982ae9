import type { Json } from '../../model/entitySchema.ts'
import { AppError, type FieldError } from '../../model/errors.ts'
import type { ResolvedEntity, ResolvedReference } from '../../model/resolvedEntity.ts'
import type { Subject } from '../../model/subject.ts'
import type { Transaction } from '../db/database.ts'
import type { Access } from './access.ts'
import type { RecordContext } from './recordContext.ts'
import { fieldValue, isValues, same, type Values } from './values.ts'

/** One place of a record that points elsewhere, with the ids that the write puts there. */
interface Pointing {
  readonly path: string
  readonly reference: ResolvedReference
  readonly ids: readonly string[]
  /** What `$record.<field>` of a reference's filter reads. */
  readonly record: Values
}

const idsIn = (value: Json): string[] => (Array.isArray(value) ? value : [value]).filter((id) => typeof id === 'string')

/** Ids that were there before need no right to be left there. */
const newIds = (value: Json, before: Json) => idsIn(value).filter((id) => !idsIn(before).includes(id))

function pointings(entity: ResolvedEntity, record: Values, before: Values | undefined): Pointing[] {
  return entity.fields.flatMap((field): Pointing[] => {
    const [value, old] = [fieldValue(record, field.name), fieldValue(before, field.name)]
    if (value === null || same(value, old)) return []
    if (field.reference) return [{ path: field.name, reference: field.reference, ids: newIds(value, old), record }]
    const known = new Map((Array.isArray(old) ? old : []).filter(isValues).map((row) => [row.id, row]))
    return (Array.isArray(value) ? value : []).flatMap((row: Json, index) =>
      isValues(row)
        ? (field.rows ?? []).flatMap(({ name, reference }) => {
            const ids = reference ? newIds(fieldValue(row, name), fieldValue(known.get(row.id ?? null), name)) : []
            return reference ? [{ path: `${field.name}.${index}.${name}`, reference, ids, record: { ...record, ...row } }] : []
          })
        : [],
    )
  })
}

function filterOf({ reference, record }: Pointing): Record<string, Json> {
  const resolve = (value: string | number | boolean): Json =>
    typeof value === 'string' && value.startsWith('$record.') ? fieldValue(record, value.slice('$record.'.length)) : value
  return Object.fromEntries(Object.entries(reference.filter).map(([name, value]) => [name, resolve(value)]))
}

const mayChoose = ({ allowed }: Access) => allowed.has('list') || allowed.has('show')

async function isAllowed(context: RecordContext, trx: Transaction, subject: Subject, pointing: Pointing): Promise<boolean> {
  const target = context.model.entities[pointing.reference.entity]
  if (!target) return false
  const access = context.access(target, subject)
  if (!mayChoose(access)) return false
  const scope = { ...filterOf(pointing), ...access.scope(subject) }
  const [first = '', ...others] = new Set(pointing.ids)
  if (others.length === 0) return context.repository.exists(trx, target, first, scope)
  return (await context.repository.getMany(trx, target, [first, ...others], scope)).length === others.length + 1
}

/**
 * Refuses references to nowhere, to what the subject can't see (`PRODUCT.md S3`) and to what the schema's filter leaves out, all in the same
 * words and at their field, which not every engine names. Throws `AppError` 422.
 */
export async function checkReferences(
  context: RecordContext,
  trx: Transaction,
  entity: ResolvedEntity,
  subject: Subject,
  record: Values,
  before: Values | undefined,
): Promise<void> {
  const errors: FieldError[] = []
  for (const pointing of pointings(entity, record, before)) {
    if (pointing.ids.length > 0 && !(await isAllowed(context, trx, subject, pointing))) {
      errors.push({ path: pointing.path, keyword: 'reference', params: {} })
    }
  }
  if (errors.length > 0) throw new AppError(422, 'validation', { fields: errors })
}
