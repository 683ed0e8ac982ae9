import { v7 } from 'uuid'
import type { AnswerOf, BodyOf } from '../../../../model/calls/callContract.ts'
import type { templateCalls } from '../../../../model/calls/templateCalls.ts'
import type { EntityMap } from '../../../../model/entityMap.ts'
import type { Json } from '../../../../model/entitySchema.ts'
import { AppError } from '../../../../model/errors.ts'
import { can, readable, writable } from '../../../../model/policy.ts'
import type { ResolvedEntity, ResolvedField } from '../../../../model/resolvedEntity.ts'
import type { Subject } from '../../../../model/subject.ts'
import type { Queries, Transaction } from '../../../db/database.ts'
import { notFound } from '../../../records/access/denials.ts'
import { tenantActedFor } from '../../../records/access/tenantOf.ts'
import type { RecordContext } from '../../../records/recordContext.ts'
import { isValues, same, type Values } from '../../../records/values.ts'
import { checkedSharing } from '../sharing.ts'
import { mayChange, visibleTo } from '../views.ts'

/** Files belong to the records that show them; a value that is unique fits one record. */
const isKept = (field: ResolvedField, subject: Subject): boolean =>
  field.name !== 'id' &&
  !field.unique &&
  field.type.upload === undefined &&
  !field.type.secret &&
  readable(field, subject) &&
  writable(field, subject, true)

const keptIn = (fields: readonly ResolvedField[], values: Values, subject: Subject): Values =>
  Object.fromEntries(
    fields.flatMap((field): [string, Json][] => {
      const { name, rows } = field
      const value = Object.hasOwn(values, name) ? values[name] : undefined
      if (value === undefined || value === null || !isKept(field, subject)) return []
      if (!rows || !Array.isArray(value)) return [[name, value]]
      return [[name, value.filter(isValues).map((row) => keptIn(rows, row, subject))]]
    }),
  )

/** The values of a form or template that a new record of the subject can start with. */
const templateValues = (entity: ResolvedEntity, subject: Subject, values: Values): Values => keptIn(entity.fields, values, subject)

type Template = EntityMap['recordTemplates']
type Given = Partial<BodyOf<typeof templateCalls.create>>
type Summary = AnswerOf<typeof templateCalls.list>[number]

/** Maximum number of a user's templates, and of those that a user sees. */
export const MAX_TEMPLATES = 100
const MAX_SEEN = 1000

/** Maximum size of a template in characters of JSON. */
const MAX_SIZE = 256 * 1024

/** The entity, if the subject may create its records. */
function creatable({ model }: Pick<RecordContext, 'model'>, subject: Subject, id: string): ResolvedEntity | undefined {
  const entity = Object.hasOwn(model.entities, id) ? model.entities[id] : undefined
  return entity && can(entity, 'create', subject) ? entity : undefined
}

async function visibleTemplates(context: RecordContext, queries: Queries, subject: Subject, more: Partial<Pick<Template, 'id'>> = {}) {
  const rows = await context.repository.of('recordTemplates').find(queries, more, {
    filter: [visibleTo(context, subject)],
    sort: { field: 'name', order: 'ASC' },
    limit: MAX_SEEN,
  })
  return rows.flatMap((template) => {
    const entity = creatable(context, subject, template.entity)
    return entity ? [{ template, entity }] : []
  })
}

async function visibleTemplate(context: RecordContext, queries: Queries, subject: Subject, id: string) {
  const [found] = await visibleTemplates(context, queries, subject, { id })
  if (!found) throw notFound()
  return found
}

const summaryOf = (context: RecordContext, subject: Subject, template: Template): Summary => ({
  id: template.id,
  entity: template.entity,
  name: template.name,
  own: mayChange(context, template, subject),
  shared: template.roles.length + template.users.length > 0,
})

/** The templates of forms that the subject may fill in, by name. */
export async function listTemplates(context: RecordContext, subject: Subject): Promise<Summary[]> {
  const found = await visibleTemplates(context, context.db.read, subject)
  return found.map(({ template }) => summaryOf(context, subject, template))
}

/** A template as the subject may use it; only who may change it learns with whom it is shared. Throws `AppError` 404. */
export async function readTemplate(context: RecordContext, subject: Subject, id: string): Promise<AnswerOf<typeof templateCalls.read>> {
  const { template, entity } = await visibleTemplate(context, context.db.read, subject, id)
  const stored = template.values ?? {}
  const values = templateValues(entity, subject, stored)
  const summary = summaryOf(context, subject, template)
  const { roles, users } = summary.own ? template : { roles: [], users: [] }
  return { ...summary, values, incomplete: !same(values, stored), sharing: { roles, users } }
}

/** The given parts as they are stored. Throws `AppError` 403, 404, 413. */
async function checked(context: RecordContext, entity: ResolvedEntity, subject: Subject, { name, values, sharing }: Given) {
  const kept = values && templateValues(entity, subject, values)
  if (JSON.stringify(kept ?? {}).length > MAX_SIZE) throw new AppError(413, 'tooLarge')
  const { roles, users } = sharing ? await checkedSharing(context, subject, { ...sharing, defaultFor: [] }) : {}
  return {
    ...(name !== undefined && { name: name.trim() || entity.title }),
    ...(kept && { values: kept }),
    ...(roles && { roles }),
    ...(users && { users }),
  }
}

/** Saves values as a template of the subject. Throws `AppError` 400 above 100 templates, 403, 404, 413. */
export async function createTemplate(context: RecordContext, subject: Subject, given: BodyOf<typeof templateCalls.create>) {
  const { model, repository, db } = context
  const entity = creatable(context, subject, given.entity)
  if (!entity) throw notFound()
  const parts = await checked(context, entity, subject, given)
  const templates = repository.of('recordTemplates')
  return db.write(async (trx) => {
    await repository.of('users').lock(trx, subject.id)
    const { total } = await templates.list(trx, { owner: subject.id }, { limit: 1 })
    if (total >= MAX_TEMPLATES) throw new AppError(400, 'tooManyTemplates', { params: { limit: MAX_TEMPLATES } })
    const firm = tenantActedFor(model, subject) ?? null
    const { id } = await templates.insert(trx, { id: v7(), owner: subject.id, firm, entity: entity.id, ...parts })
    return { id }
  })
}

/** The template, locked, if the subject may change it. Throws `AppError` 403, 404. */
async function changeable(context: RecordContext, trx: Transaction, subject: Subject, id: string): Promise<Template> {
  const { template } = await visibleTemplate(context, trx, subject, id)
  if (!mayChange(context, template, subject)) throw new AppError(403, 'forbidden')
  const [locked] = await context.repository.of('recordTemplates').getLocked(trx, [id])
  if (!locked) throw notFound()
  return locked
}

/** Changes the given parts of a template. Throws `AppError` 403, 404, 413. */
export async function saveTemplate(context: RecordContext, subject: Subject, id: string, given: BodyOf<typeof templateCalls.save>) {
  const { entity } = await visibleTemplate(context, context.db.read, subject, id)
  const parts = await checked(context, entity, subject, given)
  await context.db.write(async (trx) => {
    await context.repository.of('recordTemplates').update(trx, await changeable(context, trx, subject, id), parts)
  })
}

/** Deletes a template. Throws `AppError` 403, 404. */
export async function removeTemplate(context: RecordContext, subject: Subject, id: string): Promise<void> {
  await context.db.write(async (trx) => {
    const { id: known } = await changeable(context, trx, subject, id)
    await context.repository.of('recordTemplates').remove(trx, known)
  })
}
