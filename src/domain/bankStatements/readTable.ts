import { isDay } from '../../model/values/days.ts'
import { isDecimal, parseDecimal, stringifyDecimal } from '../../model/values/decimal.ts'
import { HEADING_ROWS, headingRow } from '../../model/values/headings.ts'

/** A line of a bank statement; outgoing amounts are negative. */
export interface BankLine {
  readonly date: string
  readonly amount: string
  readonly party: string | null
  readonly iban: string | null
  readonly text: string | null
  /** The bank's reference of the line, if it has one. */
  readonly reference?: string | null
}

/** The amount is either one signed column, or two columns for money in and money out. */
const FIELDS = ['date', 'amount', 'moneyIn', 'moneyOut', 'party', 'iban', 'text'] as const
type Field = (typeof FIELDS)[number]

/** Heading of the column of each value. */
export type Columns = Partial<Readonly<Record<Field, string>>>

/** A name of the paying or the receiving side, in any of the languages. */
const SIDE =
  '(payee|payer|counterparty|partner|beneficiary|recipient|remitter|merchant|begu?e?nstigter?|(zahlungs)?empfae?nger|auftraggeber|zahlungspflichtiger?|zahlungsbeteiligter?|tiers|beneficiaire|contrepartie|emetteur|donneur d.ordre|alici|gonderen|karsi taraf|unvani?|المستفيد|المرسل|المحول|الطرف الاخر|الطرف المقابل)'

const CREDIT = '(credit|(money|paid) in|deposits?|receipts?|haben|gutschrift|eingang|alacak|giren|داين|ايداع|الايداعات|وارد)'
const DEBIT = '(debit|(money|paid) out|withdrawals?|payments?|soll|lastschrift|ausgang|borc|cikan|مدين|سحب|السحوبات|صادر)'
/** What may follow the word for money in or out. */
const AMOUNT = '( ?(amount|euros?|tutari?|\\(.*\\)))?'

/** Usual headings in the hub's languages and German, the best first; without accents and in lower case, as `plain` makes them. */
const HEADINGS: Readonly<Record<Field, readonly RegExp[]>> = {
  date: [
    /^(booking ?date|buchungs(tag|datum)|buchung|posting date|date posted|posted date|date comptable|date de comptabilisation|تاريخ القيد)$/,
    /^(date|transaction date|date (de l.|d.)?operation|date de transaction|tarih|(islem|hareket) tarihi|(ال)?تاريخ|تاريخ (العملية|المعاملة|الحركة))$/,
    /^(value date|valutadatum|valuta|wert|wertstellung(sdatum)?|date (de )?valeur|valor( tarihi)?|تاريخ (الحق|الاستحقاق))$/,
  ],
  amount: [/^(transaction amount|islem tutari|(ال)?مبلغ العملية|قيمة العملية)/, /^(amount|betrag|umsatz( in |$)|montant|tutar|(ال)?مبلغ)/],
  moneyIn: [new RegExp(`^${CREDIT}${AMOUNT}$`)],
  moneyOut: [new RegExp(`^${DEBIT}${AMOUNT}$`)],
  party: [
    new RegExp(`^((name|nom|اسم)( ?(of|der?|des|du|de l.))? ?)?${SIDE}( ?(name|adi|in|r))*( ?/ ?${SIDE}( ?in)?)*( (name|adi))?$`),
    /^(name|nom|ad( ve)? ?soyad|isim|الاسم)$/,
  ],
  iban: [
    new RegExp(`^(?!.*(auftragskonto|auftraggeberkonto|own|account name)).*${SIDE}.*iban|iban.*${SIDE}`),
    /^(?!.*auftrag).*(iban|ايبان)/,
  ],
  text: [
    /^((verwendungs)?zweck|payment reference|purpose|motif|communication)/,
    /^(description|libelle|aciklama|(ال)?وصف|(ال)?بيان|(ال)?تفاصيل|details|narrative|memo|text|reference)/,
    /^buchungstext/,
  ],
}

/** A heading in lower case, without accents and the signs of both genders: `Zahlungsempfänger*in` → `zahlungsempfanger in`. */
const plain = (heading: string): string =>
  heading
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ı', 'i')
    .replaceAll(/[*:_]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Guesses the columns of a table by its headings. */
export function guessColumns(headings: readonly string[]): Columns {
  const known = headings.map((heading) => ({ heading, plain: plain(heading) }))
  const best = (patterns: readonly RegExp[]) =>
    patterns.flatMap((pattern) => known.find((one) => pattern.test(one.plain))?.heading ?? []).at(0)
  return Object.fromEntries(FIELDS.map((field) => [field, best(HEADINGS[field])]).filter(([, heading]) => heading !== undefined))
}

/** How many of the chosen columns a row of headings names; without a choice, of the usual ones, a date among them. */
export function namedIn(headings: readonly string[], chosen?: Columns): number {
  if (chosen) return Object.values(chosen).filter((heading) => headings.includes(heading)).length
  const guessed = guessColumns(headings)
  return guessed.date === undefined ? 0 : Object.keys(guessed).length
}

const pad = (part: string): string => part.padStart(2, '0')

/** `2026-03-01`, `1.3.2026` and `01/03/26` → `2026-03-01`: day before month, as outside of the United States. */
export function dayOf(text: string): string | undefined {
  const iso = /^(\d{4})-(\d{2})-(\d{2})/.exec(text.trim())
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{2}|\d{4})$/.exec(text.trim()) ?? []
  const found = iso?.[0] ?? (year ? `${year.length === 2 ? `20${year}` : year}-${pad(month)}-${pad(day)}` : undefined)
  return found !== undefined && isDay(found) ? found : undefined
}

/** `1.234,56`, `1,234.56`, `-12`, `12,5-`, `(3.00) EUR`, `€ 7` → decimal text of two places: the last separator before one or two digits is the point. */
export function amountOf(text: string): string | undefined {
  const negative = /-|−|\([^()]*\d[^()]*\)/.test(text)
  const digits = text.replaceAll(/[^\d.,]/g, '')
  const [, whole = '', fraction = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(digits) ?? []
  const plain = `${whole.replaceAll(/[.,]/g, '') || '0'}${fraction && `.${fraction}`}`
  if (!/\d/.test(digits) || !isDecimal(plain, 2)) return undefined
  const amount = parseDecimal(plain, 2)
  return stringifyDecimal(negative ? -amount : amount, 2)
}

type Cell = (field: Field) => string | null

/** Amount of a row: its column, else money in less money out, which banks write with or without a sign. */
function amountIn(cell: Cell): string | undefined {
  const text = cell('amount')
  if (text !== null) return amountOf(text)
  const [credit, debit] = [cell('moneyIn'), cell('moneyOut')]
  const [came, went] = [amountOf(credit ?? ''), amountOf(debit ?? '')?.replace('-', '')]
  const unreadable = (credit !== null && came === undefined) || (debit !== null && went === undefined)
  if (unreadable || (credit ?? debit) === null) return undefined
  return stringifyDecimal(parseDecimal(came ?? '0', 2) - parseDecimal(went ?? '0', 2), 2)
}

/** Why a table could not be read: a missing column, or a row, as a spreadsheet numbers it, without a valid day or amount. */
export interface TableMistake {
  readonly column?: Field
  readonly row?: number
}

/**
 * The lines of a table below the row with the headings: of its first rows the one that names most columns, else the first that is not blank. Skips blank
 * rows, and rows with an amount of zero.
 */
export function readTable(
  table: readonly (readonly string[])[],
  chosen?: Columns,
): { readonly lines: readonly BankLine[] } | { readonly mistake: TableMistake } {
  const filled = [...table.entries()].filter(([, row]) => row.some((value) => value.trim() !== ''))
  const tops = filled.slice(0, HEADING_ROWS).map(([, row], at) => ({ at, headings: row.map((heading) => heading.trim()) }))
  const found = headingRow(tops, (row) => namedIn(row.headings, chosen))
  if (!found) return { mistake: { column: 'date' } }
  const { at: top, headings } = found
  const rows = filled.slice(top + 1)
  const columns = chosen ?? guessColumns(headings)
  const places = Object.fromEntries(FIELDS.map((field) => [field, headings.indexOf(columns[field] ?? '')]))
  const missing = (field: Field) => (places[field] ?? -1) < 0
  if (missing('date')) return { mistake: { column: 'date' } }
  if (missing('amount') && missing('moneyIn') && missing('moneyOut')) return { mistake: { column: 'amount' } }
  const lines: BankLine[] = []
  for (const [index, row] of rows) {
    const cell: Cell = (field) => row[places[field] ?? -1]?.trim() || null
    const [date, amount] = [dayOf(cell('date') ?? ''), amountIn(cell)]
    if (date === undefined || amount === undefined) return { mistake: { row: index + 1 } }
    if (amount !== '0.00') lines.push({ date, amount, party: cell('party'), iban: cell('iban'), text: cell('text') })
  }
  return { lines }
}
