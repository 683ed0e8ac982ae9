import type { FastifyInstance } from 'fastify'
import { EXPORT_FORMATS, exportCall } from '../../../model/calls/fileCalls.ts'
import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import { defineCall } from '../../calls/defineCall.ts'
import { exportRecords } from '../export/exportRecords.ts'
import { filterClocks, todayOf } from '../read/filterClocks.ts'
import { parseListQuery } from '../read/listQuery.ts'
import { fileNameHeader } from './fileNameHeader.ts'
import type { RouteContext } from './routeContext.ts'

/** All rows that a list would find, streamed as a file, with the same filter and access. */
export function exportRoute(app: FastifyInstance, entity: ResolvedEntity, { records }: RouteContext): void {
  defineCall(app, exportCall(entity), async ({ subject, query, reply }) => {
    const { format = 'csv', columns, locale = 'en' } = query
    const caller = { records, subject, clocks: await filterClocks(records, subject, query) }
    const access = records.access(entity, subject)
    const { filter, search, sort, further } = parseListQuery(entity, access, caller, { filter: query.filter, sort: query.sort })
    const { content } = await exportRecords(records, entity, subject, {
      format,
      filter,
      sort,
      further,
      ...(search === undefined ? {} : { search }),
      ...(columns && { columns: columns.map((name) => name.trim()) }),
      rightToLeft: locale === 'ar',
      ...(query.names && { shownIn: locale }),
    })
    const day = await todayOf(records, subject)
    reply.header('content-disposition', await fileNameHeader({ entity, locale, day, format })).type(EXPORT_FORMATS[format])
    return reply.send(content)
  })
}
