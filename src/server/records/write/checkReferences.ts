import type { Json } from '../../../model/entitySchema.ts'
import { AppError, type FieldError } from '../../../model/errors.ts'
import { recordProperty } from '../../../model/recordProperty.ts'
import { referableScope, tenantOfRecord } from '../../../model/referable.ts'
import type { ResolvedEntity, ResolvedReference } from '../../../model/resolvedEntity.ts'
import type { Subject } from '../../../model/subject.ts'
import type { Transaction } from '../../db/database.ts'
import type { Access } from '../access/access.ts'
import type { RecordContext } from '../recordContext.ts'
import { fieldValue, isValues, same, type Values } from '../values.ts'

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
const newIds = (value: Json, before: Json): string[] => {
  const known = new Set(idsIn(before))
  return idsIn(value).filter((id) => !known.has(id))
}

/** What only the server sets it has chosen itself: it may name what the subject does not see. */
function pointings(entity: ResolvedEntity, record: Values, before: Values | undefined): Pointing[] {
  return entity.fields.flatMap((field): Pointing[] => {
    const [value, old] = [fieldValue(record, field.name), fieldValue(before, field.name)]
    if (value === null || same(value, old) || field.readOnly || field.name === entity.tenant?.field) return []
    if (field.reference) return [{ reference: field.reference, path: field.name, ids: newIds(value, old), record }]
    const known = new Map((Array.isArray(old) ? old : []).filter(isValues).map((row) => [row.id, row]))
    return (Array.isArray(value) ? value : []).flatMap((row: Json, index) =>
      isValues(row)
        ? (field.rows ?? []).flatMap(({ name, reference }) => {
            if (!reference) return []
            const ids = newIds(fieldValue(row, name), fieldValue(known.get(row.id ?? null), name))
            return [
              {
                reference,
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
  const resolve = (value: string | number | boolean): Json => {
    const name = recordProperty(value)
    return name === undefined ? value : fieldValue(record, name)
  }
  return Object.fromEntries(Object.entries(reference.filter).map(([name, value]) => [name, resolve(value)]))
}

const mayChoose = ({ allowed }: Access) => allowed.has('list') || allowed.has('show')

/** What is wrong with a reference: it leads to nothing that the subject may refer to, or to what the schema's filter leaves out. */
type Verdict = 'reference' | 'referenceFilter' | undefined

/** Ids of one entity that are looked for within the same scope and filter. */
interface Question {
  /** Undefined where the subject may refer to nothing. */
  readonly target: ResolvedEntity | undefined
  readonly visible: Values
  readonly filter: Values
  readonly ids: Set<string>
}

interface Asking {
  readonly context: RecordContext
  readonly trx: Transaction
  readonly entity: ResolvedEntity
  readonly subject: Subject
}

function questionOf({ context, entity, subject }: Asking, pointing: Pointing): Question {
  const target = context.model.entities[pointing.reference.entity]
  const access = target && context.access(target, subject)
  if (!target || !access || !mayChoose(access)) return { target: undefined, visible: {}, filter: {}, ids: new Set() }
  const referable = referableScope(pointing.reference, target, tenantOfRecord(context.model, entity, pointing.record))
  return { target, visible: { ...access.scope(subject), ...referable }, filter: filterOf(pointing), ids: new Set() }
}

/** Many rows that point to the same entity ask one question: the number of statements does not grow with the rows. */
function questionsOf(asking: Asking, all: readonly Pointing[]): ReadonlyMap<Pointing, Question> {
  const questions = new Map<string, Question>()
  return new Map(
    all.map((pointing) => {
      const asked = questionOf(asking, pointing)
      const key = JSON.stringify([asked.target?.id ?? null, asked.visible, asked.filter])
      const question = questions.get(key) ?? asked
      questions.set(key, question)
      for (const id of pointing.ids) question.ids.add(id)
      return [pointing, question]
    }),
  )
}

async function answer({ context, trx }: Asking, { target, visible, filter, ids }: Question): Promise<(id: string) => Verdict> {
  if (!target) return () => 'reference'
  const [first = '', ...others] = ids
  const within = async (scope: Values): Promise<ReadonlySet<string>> => {
    if (others.length > 0) return new Set((await context.repository.getMany(trx, target, [...ids], scope)).map(({ id }) => id))
    return (await context.repository.exists(trx, target, first, scope)) ? ids : new Set()
  }
  const fitting = await within({ ...filter, ...visible })
  const narrowed = fitting.size < ids.size && Object.keys(filter).length > 0
  const seen = narrowed ? await within(visible) : fitting
  return (id) => (fitting.has(id) ? undefined : seen.has(id) ? 'referenceFilter' : 'reference')
}

/** The worst of several: a reference that is never allowed comes first. */
const worst = (verdicts: readonly Verdict[]): Verdict =>
  verdicts.find((one) => one === 'reference') ?? verdicts.find((one) => one !== undefined)

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
  const asking = { context, trx, entity, subject }
  const questions = questionsOf(
    asking,
    pointings(entity, record, before).filter(({ ids }) => ids.length > 0),
  )
  const answers = new Map<Question, (id: string) => Verdict>()
  for (const question of new Set(questions.values())) answers.set(question, await answer(asking, question))
  const errors = [...questions].flatMap(([{ path, ids }, question]): FieldError[] => {
    const keyword = worst(ids.map((id) => answers.get(question)?.(id)))
    return keyword ? [{ path, keyword, params: {} }] : []
  })
  if (errors.length > 0) throw new AppError(422, 'validation', { fields: errors })
}
