import type { FastifyInstance } from 'fastify'
import { reportCalls } from '../../../domain/reports/calls.ts'
import type { ReportQuery } from '../../../domain/reports/query/compileQuery.ts'
import { entityOf } from '../../../model/entityOf.ts'
import { AppError } from '../../../model/errors.ts'
import { isValid } from '../../../model/evaluate/isValid.ts'
import { schemaDocument } from '../../../model/evaluate/schemaDocument.ts'
import type { AppOptions } from '../../appOptions.ts'
import { defineCall } from '../../calls/defineCall.ts'
import { abortSignal } from '../../records/routes/abortSignal.ts'
import type { RouteContext } from '../../records/routes/routeContext.ts'
import { createReportRunner } from './reportRunner.ts'

/** Reports run, drafts of them, and what they can read. */
export function reportRoutes(app: FastifyInstance, { records }: RouteContext, options: AppOptions): void {
  const runner = createReportRunner(records, options)
  const schema = entityOf(records, 'reports').fieldsByName.query?.schema ?? {}
  const document = schemaDocument(schema)
  const isQuery = (value: unknown): value is ReportQuery => isValid(schema, value, document)
  const checkedQuery = (value: unknown): ReportQuery => {
    if (isQuery(value)) return value
    throw new AppError(422, 'validation', { fields: [{ path: 'query', keyword: 'type', params: { type: 'object' } }] })
  }
  defineCall(app, reportCalls.run, ({ subject, params, body, reply }) =>
    runner.run(subject, params.id, body.parameters ?? {}, abortSignal(reply)),
  )
  defineCall(app, reportCalls.try, ({ subject, body, reply }) => {
    const { sqlQuery = null, query, filters = [], parameters = {} } = body
    const draft = { sqlQuery, query: query ? checkedQuery(query) : null, filters, resultOffset: 0 }
    return runner.tryOut(subject, draft, parameters, abortSignal(reply))
  })
  defineCall(app, reportCalls.views, ({ subject }) => ({
    views: runner
      .views(subject)
      .map(({ name, columns }) => ({ name, columns: columns.map((column) => ({ name: column.name, type: column.type })) })),
  }))
}
