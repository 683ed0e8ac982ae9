import type { FastifyInstance } from 'fastify'
import { AppError } from '../../../model/errors.ts'
import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import { authorize } from '../access/denials.ts'
import { EXPORT_FORMATS, type ExportFormat, exportRecords } from '../export/exportRecords.ts'
import { filterClocks } from '../read/filterClocks.ts'
import { parseListQuery } from '../read/listQuery.ts'
import { isValues } from '../values.ts'
import type { RouteContext } from './routeContext.ts'

const isFormat = (format: string): format is ExportFormat => Object.hasOwn(EXPORT_FORMATS, format)

function formatOf(query: Readonly<Record<string, unknown>>): ExportFormat {
  const format = String(query.format ?? 'csv')
  if (!isFormat(format)) throw new AppError(400, 'unknownFormat', { params: { value: format } })
  return format
}

const columnsOf = ({ columns }: Readonly<Record<string, unknown>>) =>
  typeof columns === 'string' && columns !== '' ? { columns: columns.split(',').map((name) => name.trim()) } : {}

/** All rows that a list would find, streamed as a file, with the same filter and access. `names=true`: for people, in the language `locale`. */
export function exportRoute(app: FastifyInstance, entity: ResolvedEntity, { records, authenticate }: RouteContext): void {
  app.get(`/api/${entity.id}/export`, { config: { entity: entity.id } }, async (request, reply) => {
    const subject = authenticate(request)
    const access = await authorize(records, entity, subject, 'export')
    const query: Readonly<Record<string, unknown>> = isValues(request.query) ? request.query : {}
    const format = formatOf(query)
    const caller = { records, subject, clocks: await filterClocks(records, subject, query) }
    const { filter, search, sort, further } = parseListQuery(entity, access, caller, { filter: query.filter, sort: query.sort })
    const { content } = await exportRecords(records, entity, subject, {
      format,
      filter,
      sort,
      further,
      ...(search === undefined ? {} : { search }),
      ...columnsOf(query),
      rightToLeft: query.locale === 'ar',
      ...(query.names === 'true' && { shownIn: typeof query.locale === 'string' ? query.locale : 'en' }),
    })
    const name = `${entity.id}-${records.clock().toISOString().slice(0, 10)}.${format}`
    reply.header('content-disposition', `attachment; filename="${name}"`).type(EXPORT_FORMATS[format])
    return reply.send(content)
  })
}
