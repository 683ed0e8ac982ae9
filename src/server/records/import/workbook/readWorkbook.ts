import { posix } from 'node:path'
import type { Json } from '../../../../model/entitySchema.ts'
import { UTC_MARK } from '../../export/xlsx.ts'
import { fromXstring } from '../../export/xstring.ts'
import type { XmlEvents } from '../../xmlParser.ts'
import type { NumberedRow } from '../sheet.ts'
import { type NumberFormat, numberFormats } from './numberFormats.ts'
import { parseXml, readXml } from './xml.ts'
import type { Archive } from './zip.ts'

/** A part of the archive that another one uses. */
interface Relation {
  /** The last word of its address. */
  readonly type: string
  readonly target: string
}

type Relations = ReadonlyMap<string, Relation>

/** Relations of a part by their ids (ISO/IEC 29500-2, 9.3). */
async function relationsOf(archive: Archive, part: string): Promise<Relations> {
  const { dir, base } = posix.parse(part)
  const name = posix.join(dir, '_rels', `${base}.rels`)
  const relations = new Map<string, Relation>()
  const open: XmlEvents['open'] = (tag, { Id: id, Type: type, Target: target, TargetMode: mode }) => {
    if (tag !== 'Relationship' || !id || !type || !target || mode === 'External') return
    relations.set(id, { type: posix.basename(type), target: posix.resolve('/', dir, target).slice(1) })
  }
  if (archive.has(name)) await readXml(archive.read(name), { open })
  return relations
}

const targetOf = (relations: Relations, type: string): string | undefined =>
  [...relations.values()].find((one) => one.type === type)?.target

/** Days from the first one of Excel, and of files of old Macs, to 1970. */
const EPOCH = 25_569
const EPOCH_1904 = 24_107

const DAY = 86_400_000

/** Last column of a sheet, XFD. */
const LAST_COLUMN = 16_384

interface Book {
  readonly sheet: string
  /** Days from its first one to 1970. */
  readonly epoch: number
  readonly texts: readonly string[]
  readonly formats: readonly NumberFormat[]
}

/** Texts that cells share. Their phonetic guides are left out. */
async function sharedTexts(archive: Archive, part: string | undefined): Promise<readonly string[]> {
  const texts: string[] = []
  if (part === undefined || !archive.has(part)) return texts
  const text = textOf('si', (whole) => texts.push(whole))
  await readXml(archive.read(part), text)
  return texts
}

/** Collects the texts (`t`) of each element of a name, without those of phonetic guides (`rPh`). */
function textOf(element: string, done: (text: string) => void): Required<XmlEvents> {
  let whole = ''
  let [inText, inGuide] = [false, false]
  return {
    open: (name) => {
      if (name === element) whole = ''
      if (name === 'rPh') inGuide = true
      inText = name === 't' && !inGuide
    },
    text: (text) => {
      if (inText) whole += text
    },
    close: (name) => {
      inText = false
      if (name === 'rPh') inGuide = false
      if (name === element) done(fromXstring(whole))
    },
  }
}

async function openBook(archive: Archive): Promise<Book> {
  const part = targetOf(await relationsOf(archive, ''), 'officeDocument')
  if (part === undefined) throw new Error('no workbook')
  const relations = await relationsOf(archive, part)
  let sheet: string | undefined
  let epoch = EPOCH
  const open: XmlEvents['open'] = (name, attributes) => {
    if (name === 'workbookPr' && /^(1|true)$/.test(attributes.date1904 ?? '')) epoch = EPOCH_1904
    if (name !== 'sheet' || sheet !== undefined) return
    const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1]
    const relation = relations.get(id ?? '')
    if (relation?.type === 'worksheet') sheet = relation.target
  }
  await readXml(archive.read(part), { open })
  if (sheet === undefined) throw new Error('no sheet')
  const styles = targetOf(relations, 'styles')
  const { formats, events } = numberFormats()
  if (styles !== undefined && archive.has(styles)) await readXml(archive.read(styles), events)
  return { sheet, epoch, formats, texts: await sharedTexts(archive, targetOf(relations, 'sharedStrings')) }
}

/** A day or a moment as the workbook shows it. It names no time zone, unless its format does, as in the workbooks that we write. */
function shownTime(at: Date, format: string | undefined): string {
  if (format?.includes(UTC_MARK)) return at.toISOString()
  return at
    .toISOString()
    .replace('Z', '')
    .replace(/\.000$/, '')
    .replace(/T00:00:00$/, '')
}

/** Numbers stay numbers: they are written in no language. */
function numberCell(text: string, format: NumberFormat | undefined, { epoch }: Book): Json {
  const value = Number(text)
  if (!Number.isFinite(value)) return text
  if (!format?.date) return value
  const at = new Date(Math.round((value - epoch) * DAY))
  return Number.isNaN(at.getTime()) ? value : shownTime(at, format.code)
}

/** @param type how the cell is stored (ISO/IEC 29500-1, 18.18.11); those of errors are empty */
function cellOf(type: string, text: string, format: NumberFormat | undefined, book: Book): Json {
  if (text === '' || type === 'e') return null
  if (type === 's') return book.texts[Number(text)] || null
  if (type === 'b') return /^(1|true)$/.test(text)
  if (type === 'n') return numberCell(text, format, book)
  return fromXstring(text)
}

/** Index of a column from the address of a cell; undefined without an address. */
function columnOf(address: string | undefined): number | undefined {
  const letters = address && /^[A-Z]{1,3}/.exec(address)?.[0]
  if (!letters) return undefined
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** Follows the cells of a sheet, and gives each row that is not empty to `done`. */
function rowEvents(book: Book, done: (row: NumberedRow) => void): XmlEvents {
  let number = 0
  let cells: Json[] = []
  let [column, type, style, value] = [-1, 'n', '', '']
  let inValue = false
  const inline = textOf('is', (text) => {
    value = text
  })
  const open: XmlEvents['open'] = (name, attributes) => {
    inValue = name === 'v'
    if (name === 'row') {
      number = Number(attributes.r ?? number + 1)
      if (!Number.isSafeInteger(number)) throw new Error('no such row')
      ;[cells, column] = [[], -1]
    } else if (name === 'c') {
      column = columnOf(attributes.r) ?? column + 1
      if (column >= LAST_COLUMN) throw new Error('no such column')
      ;[type, style, value] = [attributes.t ?? 'n', attributes.s ?? '', '']
    } else inline.open(name, attributes)
  }
  const close = (name: string): void => {
    inValue = false
    inline.close(name)
    if (name === 'c') {
      const cell = type === 'inlineStr' ? value || null : cellOf(type, value, book.formats[Number(style || 0)], book)
      while (cell !== null && cells.length < column) cells.push(null)
      if (cell !== null) cells[column] = cell
    } else if (name === 'row' && cells.length > 0) done({ number, cells })
  }
  const text = (piece: string): void => {
    if (inValue) value += piece
    else inline.text(piece)
  }
  return { open, text, close }
}

/**
 * Rows of a workbook's first sheet that are not empty, one chunk of its XML at a time; only the texts that cells share are in memory. Results stand for
 * formulas, and the first cell for merged ones, as the file has them.
 */
export async function* readWorkbook(archive: Archive): AsyncGenerator<NumberedRow> {
  const book = await openBook(archive)
  let rows: NumberedRow[] = []
  const events = rowEvents(book, (row) => rows.push(row))
  for await (const _ of parseXml(archive.read(book.sheet), events)) {
    yield* rows
    rows = []
  }
}
