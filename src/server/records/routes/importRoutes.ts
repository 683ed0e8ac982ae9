import type { FastifyInstance, FastifyRequest } from 'fastify'
import { EXPORT_FORMATS, refusedRowsCall, templateCall } from '../../../model/calls/fileCalls.ts'
import {
  columnsCall,
  commitCall,
  importedCall,
  importRowsCall,
  mendCall,
  previewCall,
  replaceCall,
  valuesCall,
} from '../../../model/calls/importCalls.ts'
import { IMPORT_PAGE, ROW_STATUSES } from '../../../model/calls/importLimits.ts'
import { AppError, type FieldError } from '../../../model/errors.ts'
import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import { defineCall } from '../../calls/defineCall.ts'
import { authorize } from '../access/denials.ts'
import { findImport, openImport } from '../import/importJob.ts'
import { commitImport, describeImport, mapColumns, previewImport, replaceTexts } from '../import/importRecords.ts'
import { shownRows } from '../import/importRows.ts'
import { importTemplate } from '../import/importTemplate.ts'
import { type ImportTexts, importTexts } from '../import/importTexts.ts'
import { mendRow } from '../import/mendRow.ts'
import { refusedFile } from '../import/refusedRows.ts'
import { IMPORT_LIMITS } from '../import/sheet.ts'
import { describeValues } from '../import/wrongValues.ts'
import { todayOf } from '../read/filterClocks.ts'
import { isValues } from '../values.ts'
import { abortSignal, stopSignal } from './abortSignal.ts'
import { confirmedBy } from './confirmedBy.ts'
import { fileNameHeader } from './fileNameHeader.ts'
import type { RouteContext } from './routeContext.ts'
import { withStoredFile } from './storedFile.ts'

/** Encoding of files in which programs of a language write what is not Unicode. */
const FALLBACKS: Readonly<Record<string, string>> = { ar: 'windows-1256', tr: 'windows-1254' }

/** Label of the field at a path, with its colon: `E-mail:`, `Lines 2, Quantity:`. */
function placeOf(entity: ResolvedEntity, texts: ImportTexts, locale: string, path: string): string {
  const [name = '', at, inner] = path.split('.')
  const field = entity.fieldsByName[name]
  const column = field?.rows?.find((one) => one.name === inner)
  if (!field) return path + texts.colon(locale)
  const place = texts.label(entity, field, locale) + (column ? ` ${Number(at) + 1}, ${texts.label(entity, column, locale)}` : '')
  return place + texts.colon(locale)
}

/** Errors of a row as one text in the language of the request. */
const describedBy = (app: FastifyInstance, request: FastifyRequest, place: (path: string) => string) => (fields: readonly FieldError[]) => {
  const own = fields.filter(({ path }) => path !== '')
  const texts = fields.filter(({ path }) => path === '').map(({ keyword, params }) => new AppError(422, keyword, { params }))
  const { errors = {} } = app.describeError(new AppError(422, 'validation', { fields: own }), request).body
  return [
    ...texts.map((error) => app.describeError(error, request).body.message),
    ...Object.entries(errors).map(([path, text]) => `${place(path)} ${text}`),
  ].join('; ')
}

/** Files of an import: an empty one to fill in, and the rows that were refused. */
function fileRoutes(app: FastifyInstance, entity: ResolvedEntity, { records }: RouteContext): void {
  const unlisted = { unlisted: entity.readOnly }

  defineCall(
    app,
    templateCall(entity),
    async ({ subject, query: { format = 'csv', locale = 'en' }, reply }) => {
      const file = await importTemplate(records, entity, subject, { format, locale })
      reply.header('content-disposition', await fileNameHeader({ entity, locale, kind: 'template', format })).type(EXPORT_FORMATS[format])
      return reply.send(file)
    },
    unlisted,
  )

  defineCall(
    app,
    refusedRowsCall(entity),
    async ({ subject, params, query: { format = 'csv', locale = 'en', heading = 'Reason' }, request, reply }) => {
      const texts = await importTexts()
      const describe = describedBy(app, request, (path) => placeOf(entity, texts, locale, path))
      const options = { format, rightToLeft: locale === 'ar', heading, describe }
      const file = await refusedFile(records, entity, subject, params.jobId, options)
      const day = await todayOf(records, subject)
      reply
        .header('content-disposition', await fileNameHeader({ entity, locale, kind: 'refused', day, format }))
        .type(EXPORT_FORMATS[format])
      return reply.send(file)
    },
    unlisted,
  )
}

/** Imports of files: a dry run that previews the import, its columns and rows, then a job that runs it. */
export function importRoutes(app: FastifyInstance, entity: ResolvedEntity, context: RouteContext): void {
  const { records, track } = context
  const unlisted = { unlisted: entity.readOnly }
  const background = { track, stopping: stopSignal(app) }
  const limits = records.importLimits ?? IMPORT_LIMITS
  const largest = limits.file * 1024 ** 2

  defineCall(
    app,
    previewCall(entity),
    async ({ subject, request, reply, query: { encoding = null, locale = '', heading } }) => {
      if (!request.isMultipart()) throw new AppError(415, 'unsupportedMediaType')
      await authorize(records, entity, subject, 'import')
      const chosen = { encoding, heading: heading === undefined ? null : Number(heading) }
      const reading = { signal: abortSignal(reply), ...chosen, fallback: FALLBACKS[locale] ?? 'windows-1252', limits }
      return withStoredFile(request, largest, (path) => previewImport(records, entity, subject, path, background, reading))
    },
    { ...unlisted, bodyLimit: largest + 64 * 1024 },
  )

  defineCall(app, importedCall(entity), ({ subject, params }) => describeImport(records, entity, subject, params.jobId), unlisted)

  defineCall(
    app,
    columnsCall(entity),
    ({ subject, params: { jobId }, body: { columns, mode } }) => mapColumns(records, entity, subject, { jobId, columns, mode }, background),
    unlisted,
  )

  defineCall(
    app,
    importRowsCall(entity),
    async ({ subject, params, query: { status = ROW_STATUSES, offset = '0' } }) => {
      await authorize(records, entity, subject, 'import')
      const importing = await openImport(records, entity, subject, await findImport(records, entity, subject, params.jobId))
      return shownRows(importing, { statuses: status, offset: Number(offset), limit: IMPORT_PAGE })
    },
    unlisted,
  )

  defineCall(app, valuesCall(entity), ({ subject, params }) => describeValues(records, entity, subject, params.jobId), unlisted)

  defineCall(
    app,
    replaceCall(entity),
    ({ subject, params: { jobId }, body: { replace, keep } }) =>
      replaceTexts(records, entity, subject, { jobId, replace, ...(keep && { keep }) }, background),
    unlisted,
  )

  defineCall(
    app,
    mendCall(entity),
    ({ subject, params: { jobId }, body: { row, values = {}, leftOut } }) => {
      if (!isValues(values)) throw new AppError(400, 'badRequest', { params: { field: 'values' } })
      return mendRow(records, entity, subject, { jobId, row, values, leftOut })
    },
    unlisted,
  )

  defineCall(
    app,
    commitCall(entity),
    async ({ subject, headers, params: { jobId } }) => {
      await commitImport(records, entity, subject, { jobId, confirmed: confirmedBy(headers['X-Confirm']) }, background)
      return { jobId }
    },
    unlisted,
  )

  fileRoutes(app, entity, context)
}
