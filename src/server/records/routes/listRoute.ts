import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import { fieldsNamed } from '../../../model/scopeNames.ts'
import { authorize } from '../access/denials.ts'
import { embedReferences } from '../read/embedReferences.ts'
import { filterClocks } from '../read/filterClocks.ts'
import type { FilterCaller } from '../read/filterTarget.ts'
import { type ListQuery, parseListQuery } from '../read/listQuery.ts'
import { createAnswer } from '../read/presenter.ts'
import { isValues, type Values } from '../values.ts'
import type { RouteContext } from './routeContext.ts'

function describeRange(reply: FastifyReply, entity: string, offset: number, rows: number, total: number) {
  const span = rows === 0 ? '*' : `${offset}-${offset + rows - 1}`
  reply.header('content-range', `${entity} ${span}/${total}`)
}

/** Records requested by id need only the right to show, like the labels of references. */
function actionOf(entity: ResolvedEntity, caller: FilterCaller, query: unknown): 'list' | 'show' {
  const policy = caller.records.access(entity, caller.subject)
  if (policy.allowed.has('list') || !policy.allowed.has('show')) return 'list'
  return parseListQuery(entity, policy, caller, query).ids === undefined ? 'list' : 'show'
}

/** With `embed=references` the answer is `{ data, references }`: the rows, and the records that they refer to by entity and id. */
const asksToEmbed = (query: unknown): boolean => isValues(query) && query.embed === 'references'

/** The list of one entity: a page with its total, or the records of given ids. */
export function listRoute(app: FastifyInstance, entity: ResolvedEntity, { records, authenticate }: RouteContext): void {
  const { repository, db } = records
  const presenter = createAnswer(records, entity)

  app.get(`/api/${entity.id}`, { config: { entity: entity.id } }, async (request, reply) => {
    const subject = authenticate(request)
    const caller: FilterCaller = { records, subject, clocks: await filterClocks(records, subject, request.query) }
    const permitted = authorize(records, entity, subject, actionOf(entity, caller, request.query))
    const access = permitted instanceof Promise ? await permitted : permitted
    const query: ListQuery = parseListQuery(entity, access, caller, request.query)
    const scope = access.readScope(subject)
    const present = presenter(access, subject)
    // Whether a record is locked depends on them.
    const kept = Object.keys(access.writeScope(subject) ?? {}).flatMap(fieldsNamed)
    const answer = async (rows: readonly Values[]) => {
      const data = present ? rows.map(present) : rows
      return asksToEmbed(request.query) ? { data, references: await embedReferences(records, access, subject, rows) } : data
    }
    if (query.ids) {
      const rows = await repository.getMany(db.read, entity, query.ids, scope)
      describeRange(reply, entity.id, 0, rows.length, rows.length)
      return answer(rows)
    }
    const { rows, total, bounded } = await repository.list(db.read, entity, { ...query, scope, hidden: access.hidden, kept })
    describeRange(reply, entity.id, query.offset, rows.length, total)
    if (bounded) reply.header('x-total-bounded', 'true')
    return answer(rows)
  })
}
