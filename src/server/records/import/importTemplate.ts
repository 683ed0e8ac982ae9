import type { Worksheet } from 'exceljs'
import type { ResolvedEntity, ResolvedField } from '../../../model/resolvedEntity.ts'
import type { Subject } from '../../../model/subject.ts'
import { escapeFormula } from '../export/cells.ts'
import { csvText } from '../export/csv.ts'
import { DAY_FORMAT, sheetName } from '../export/xlsx.ts'
import { toXstring } from '../export/xstring.ts'
import type { RecordContext } from '../recordContext.ts'
import { type ImportTexts, importTexts } from './importTexts.ts'

/** Rows for which a template checks choices. */
const ROWS = 1_000

/** Maximum length of a list of choices inside a validation. */
const MAX_LIST = 255

/** Marks required fields. */
const REQUIRED = ' *'

interface Column {
  readonly field: ResolvedField
  readonly heading: string
  readonly help: string
  /** Labels of choices. */
  readonly options: readonly string[]
}

const isRequired = ({ required, schema, default: given, initial }: ResolvedField): boolean =>
  (required || schema.requiredOn === 'create') && given === undefined && initial === undefined

function columnsOf(entity: ResolvedEntity, names: ReadonlySet<string>, texts: ImportTexts, locale: string): Column[] {
  const fields = entity.fields.filter(({ name, type }) => names.has(name) && type.storage !== 'rows')
  return fields.map((field) => ({
    field,
    heading: `${texts.label(entity, field, locale)}${isRequired(field) ? REQUIRED : ''}`,
    help: texts.help(entity, field, locale),
    options: (field.options ?? []).map((option) => texts.option(entity, field, String(option), locale)),
  }))
}

/** How Excel shows the cells of a field: texts as they are typed, so that leading zeros stay. */
function formatOf({ type, scale }: ResolvedField): string {
  if (type.days) return DAY_FORMAT
  if (type.operators.includes('during')) return 'yyyy-mm-dd hh:mm'
  if (type.exact || type.counts) return scale > 0 ? `0.${'0'.repeat(scale)}` : 'General'
  return '@'
}

/** A list that the cells of a column offer: beside the choices themselves, or on a sheet of its own if it is long. */
function validate(sheet: Worksheet, lists: Worksheet, { options }: Column, at: number): void {
  if (options.length === 0) return
  const inline = options.join(',')
  const letters = lists.getColumn(at + 1).letter
  const isShort = inline.length <= MAX_LIST && !options.some((option) => /[,"]/.test(option))
  if (!isShort) lists.getColumn(at + 1).values = [...options]
  const formula = isShort ? `"${inline}"` : `'${lists.name}'!$${letters}$1:$${letters}$${options.length}`
  for (let row = 2; row <= ROWS; row += 1)
    sheet.getCell(row, at + 1).dataValidation = { type: 'list', allowBlank: true, formulae: [formula], showErrorMessage: false }
}

async function workbook(plural: string, columns: readonly Column[], rightToLeft: boolean): Promise<Buffer> {
  const { default: ExcelJS } = await import('exceljs')
  const book = new ExcelJS.Workbook()
  const sheet = book.addWorksheet(sheetName(plural), { views: [{ state: 'frozen', ySplit: 1, rightToLeft }] })
  const lists = book.addWorksheet('.choices', { state: 'veryHidden' })
  sheet.addRow(columns.map(({ heading }) => toXstring(heading))).font = { bold: true }
  for (const [at, column] of columns.entries()) {
    sheet.getColumn(at + 1).numFmt = formatOf(column.field)
    sheet.getColumn(at + 1).width = Math.max(12, column.heading.length + 2)
    if (column.help !== '') sheet.getCell(1, at + 1).note = column.help
    validate(sheet, lists, column, at)
  }
  book.title = plural
  return Buffer.from(await book.xlsx.writeBuffer())
}

async function* noRows() {}

/** An empty file with the fields that the subject may fill in, headed in a language; workbooks offer choices and explain fields. The caller has checked the right to import. */
export async function importTemplate(
  context: RecordContext,
  entity: ResolvedEntity,
  subject: Subject,
  { format, locale }: { readonly format: 'csv' | 'xlsx'; readonly locale: string },
): Promise<Buffer | string> {
  const access = context.access(entity, subject)
  const texts = await importTexts()
  const columns = columnsOf(entity, access.settable.create, texts, locale)
  if (format === 'xlsx') return workbook(texts.plural(entity, locale), columns, locale === 'ar')
  const headings = columns.map(({ heading }) => ({ name: escapeFormula(heading), cell: () => null }))
  return (await Array.fromAsync(csvText(headings, noRows()))).join('')
}
