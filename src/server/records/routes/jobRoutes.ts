import type { FastifyInstance } from 'fastify'
import { undoImport } from '../import/undoImport.ts'
import { advanceJob, describeJob, findJob } from '../jobs/jobs.ts'
import type { RouteContext } from './routeContext.ts'

interface ById {
  readonly Params: { readonly id: string }
}

/** Jobs of the asker; nobody else's exist for them. */
export function jobRoutes(app: FastifyInstance, { records, authenticate, track }: RouteContext): void {
  const url = '/api/jobs/:id'
  const params = { type: 'object', required: ['id'], properties: { id: { type: 'string' } } }
  const schema = (summary: string) => ({ schema: { tags: ['Jobs'], summary, params } })

  app.get<ById>(url, schema('How far a job is'), async (request) =>
    describeJob(records, await findJob(records, authenticate(request), request.params.id)),
  )

  app.post<ById>(`${url}/cancel`, schema('Stops a job; what it has written stays until it is undone'), async (request) => {
    const subject = authenticate(request)
    await findJob(records, subject, request.params.id)
    await advanceJob(records, request.params.id, { status: 'cancelled' }, ['ready', 'running'])
    return describeJob(records, await findJob(records, subject, request.params.id))
  })

  app.post<ById>(`${url}/undo`, schema('Takes back what a finished job has written'), async (request, reply) => {
    const { finished } = await undoImport(records, authenticate(request), request.params.id)
    track(finished)
    return reply.status(202).send({ jobId: request.params.id })
  })
}
