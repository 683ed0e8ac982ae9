import type { FastifyInstance } from 'fastify'
import { query } from '../../../../schemas/parts/query.ts'
import { reportCalls } from '../../../domain/reports/calls.ts'
import type { ReportQuery } from '../../../domain/reports/query/compileQuery.ts'
import type { TypedCall } from '../../../model/calls/callContract.ts'
import type { AppOptions } from '../../appOptions.ts'
import { defineCall } from '../../calls/defineCall.ts'
import { abortSignal } from '../../records/routes/abortSignal.ts'
import { contentDisposition } from '../../records/routes/contentDisposition.ts'
import type { RouteContext } from '../../records/routes/routeContext.ts'
import { described } from './columnFields.ts'
import type { Runnable } from './reportQueries.ts'
import { reportRunner } from './reportRunner.ts'

type Try = NonNullable<(typeof reportCalls.try)['types']>

interface TryTypes extends Try {
  readonly body: Omit<Try['body'], 'query'> & { readonly query?: ReportQuery }
}

const { partTexts: _, ...QUERY } = query

/** The call for drafts, with the schema that reports have for `query`. */
const TRY: TypedCall<TryTypes> = {
  ...reportCalls.try,
  body: { ...reportCalls.try.body, properties: { ...reportCalls.try.body.properties, query: QUERY } },
  types: undefined,
}

/** Reports run, drafts of them, and what they can read. */
export function reportRoutes(app: FastifyInstance, { records }: RouteContext, options: AppOptions): void {
  const runner = reportRunner(records, options)
  defineCall(app, reportCalls.run, ({ subject, params, body, reply }) =>
    runner.run(subject, params.id, { parameters: body.parameters ?? {}, where: body.where }, abortSignal(reply)),
  )
  defineCall(app, reportCalls.export, async ({ subject, params, body, reply }) => {
    const { format, parameters = {}, where, rightToLeft = false, title, headings = {}, choices = {} } = body
    const file = await runner.exported(
      subject,
      params.id,
      { format, parameters, where, rightToLeft, title, texts: () => ({ headings, choices }) },
      abortSignal(reply),
    )
    reply.header('content-disposition', contentDisposition('attachment', file.name, `report.${format}`))
    reply.header('x-truncated', String(file.truncated)).type(file.type)
    return reply.send(file.content)
  })
  defineCall(app, reportCalls.drill, ({ subject, params, body, reply }) =>
    runner.drilled(subject, params.id, body.groups, { parameters: body.parameters ?? {}, where: body.where }, abortSignal(reply)),
  )
  defineCall(app, TRY, ({ subject, body, reply }) => {
    const { sqlQuery = null, query = null, filters = [], parameters = {} } = body
    const draft: Runnable = { sqlQuery, query, filters, resultOffset: 0 }
    return runner.tryOut(subject, draft, parameters, abortSignal(reply))
  })
  defineCall(app, reportCalls.views, ({ subject }) => ({
    views: runner.views(subject).map(described),
    functions: [...records.db.sandbox.functions].map(([name, type]) => ({ name, type })),
  }))
}
