import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../../model/errors.ts'
import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import type { Subject } from '../../../model/subject.ts'
import { createAnswer } from '../read/presenter.ts'
import { readRecord } from '../read/readRecord.ts'
import { isValues, type StoredRecord, type Values } from '../values.ts'
import { createRecord } from '../write/createRecord.ts'
import { removeRecord } from '../write/removeRecord.ts'
import { updateRecord } from '../write/updateRecord.ts'
import { confirmedBy } from './confirmedBy.ts'
import type { RouteContext } from './routeContext.ts'
import { tagOf, versionOf } from './versionOf.ts'

interface ById {
  readonly Params: { readonly id: string }
}

function bodyOf(request: FastifyRequest): Values {
  if (isValues(request.body)) return request.body
  throw new AppError(400, 'badJson')
}

/** Get, create, update and delete for one entity. */
export function recordRoutes(app: FastifyInstance, entity: ResolvedEntity, { records, authenticate }: RouteContext): void {
  const url = `/api/${entity.id}`
  const options = { config: { entity: entity.id } }
  const presenter = createAnswer(records, entity)
  const answer = (reply: FastifyReply, subject: Subject, record: StoredRecord) => {
    const present = presenter(records.access(entity, subject), subject)
    const shown = present ? present(record) : record
    return reply.header('etag', tagOf(shown)).send(shown)
  }

  app.get<ById>(`${url}/:id`, options, async (request, reply) => {
    const record = await readRecord(records, entity, authenticate(request), request.params.id)
    reply.header('etag', tagOf(record))
    return record
  })

  app.post(url, options, async (request, reply) => {
    const subject = authenticate(request)
    const record = await createRecord(records, entity, subject, bodyOf(request), {
      confirmed: confirmedBy(String(request.headers['x-confirm'] ?? '')),
    })
    reply.status(201).header('location', `${url}/${encodeURIComponent(record.id)}`)
    return answer(reply, subject, record)
  })

  async function update(request: FastifyRequest<ById>, reply: FastifyReply) {
    const subject = authenticate(request)
    const input = bodyOf(request)
    const version = versionOf(request.headers['if-match'], input)
    return answer(reply, subject, await updateRecord(records, entity, subject, request.params.id, input, { version }))
  }
  app.put<ById>(`${url}/:id`, options, update)
  app.patch<ById>(`${url}/:id`, options, update)

  app.delete<ById>(`${url}/:id`, options, async (request) => {
    const subject = authenticate(request)
    const version = versionOf(request.headers['if-match'], undefined)
    const removed = await removeRecord(records, entity, subject, request.params.id, { version })
    return records.access(entity, subject).present(removed)
  })
}
