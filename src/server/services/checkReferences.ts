import type { Json } from '../../model/entitySchema.ts'
import { AppError, type FieldError } from '../../model/errors.ts'
import type { ResolvedEntity, ResolvedField, ResolvedReference } from '../../model/resolvedEntity.ts'
import type { Subject } from '../../model/subject.ts'
import type { Transaction } from '../db/database.ts'
import type { Access } from './access.ts'
import type { RecordContext } from './recordContext.ts'
import { referableScope } from './tenantOf.ts'
import { fieldValue, isValues, same, type Values } from './values.ts'

/** One place of a record that points elsewhere, with the ids that the write puts there. */
interface Pointing {
  readonly path: string
  readonly reference: ResolvedReference
  /** Whether a record of any tenant may be named. */
  readonly anyTenant: boolean
  readonly ids: readonly string[]
  /** What `$record.<field>` of a reference's filter reads. */
  readonly record: Values
}

const idsIn = (value: Json): string[] => (Array.isArray(value) ? value : [value]).filter((id) => typeof id === 'string')

/** Ids that were there before need no right to be left there. */
const newIds = (value: Json, before: Json) => idsIn(value).filter((id) => !idsIn(before).includes(id))

const pointingOf = ({ schema }: ResolvedField, reference: ResolvedReference) => ({ reference, anyTenant: schema.anyTenant === true })

function pointings(entity: ResolvedEntity, record: Values, before: Values | undefined): Pointing[] {
  return entity.fields.flatMap((field): Pointing[] => {
    const [value, old] = [fieldValue(record, field.name), fieldValue(before, field.name)]
    if (value === null || same(value, old)) return []
    if (field.reference) return [{ ...pointingOf(field, field.reference), path: field.name, ids: newIds(value, old), record }]
    const known = new Map((Array.isArray(old) ? old : []).filter(isValues).map((row) => [row.id, row]))
    return (Array.isArray(value) ? value : []).flatMap((row: Json, index) =>
      isValues(row)
        ? (field.rows ?? []).flatMap((inner) => {
            const { name, reference } = inner
            if (!reference) return []
            const ids = newIds(fieldValue(row, name), fieldValue(known.get(row.id ?? null), name))
            return [
              {
                ...pointingOf(inner, reference),
                path: `${field.name}.${index}.${name}`,
                ids,
                record: { ...record, ...row, id: record.id ?? null },
              },
            ]
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

/** What is wrong with a reference: it leads to nothing that the subject may refer to, or to what the schema's filter leaves out. */
type Verdict = 'reference' | 'referenceFilter' | undefined

async function judge(
  context: RecordContext,
  trx: Transaction,
  entity: ResolvedEntity,
  subject: Subject,
  pointing: Pointing,
): Promise<Verdict> {
  const target = context.model.entities[pointing.reference.entity]
  if (!target) return 'reference'
  const access = context.access(target, subject)
  if (!mayChoose(access)) return 'reference'
  const referable = referableScope(context.model, entity, pointing.record, target, pointing.anyTenant)
  const [first = '', ...others] = new Set(pointing.ids)
  const within = async (scope: Values | undefined) =>
    others.length === 0
      ? context.repository.exists(trx, target, first, scope)
      : (await context.repository.getMany(trx, target, [first, ...others], scope)).length === others.length + 1
  const [visible, filter] = [{ ...access.scope(subject), ...referable }, filterOf(pointing)]
  if (await within({ ...filter, ...visible })) return undefined
  return Object.keys(filter).length > 0 && (await within(visible)) ? 'referenceFilter' : 'reference'
}

/**
 * Refuses references to nowhere, to what the subject can't see (`PRODUCT.md S3`) and to another tenant's (`S6`) in the same words, and to what the
 * schema's filter leaves out; at their field, which not every engine names. Throws `AppError` 422.
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
    const keyword = pointing.ids.length > 0 ? await judge(context, trx, entity, subject, pointing) : undefined
    if (keyword) errors.push({ path: pointing.path, keyword, params: {} })
  }
  if (errors.length > 0) throw new AppError(422, 'validation', { fields: errors })
}
