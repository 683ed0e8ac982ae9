import type { Column, Fact, PrintableRow, SmallTable } from '../../../../domain/printing/printable.ts'
import type { EntityMap } from '../../../../model/entityMap.ts'
import { dayIn } from '../../../../model/values/timeZones.ts'
import { SYSTEM } from '../../../records/history/audit.ts'
import type { Caller } from '../../../records/read/visibleRows.sql.ts'
import { customerAgeing } from '../../payments/ageingOf.ts'
import { statementOf } from '../../payments/statement.ts'
import type { PrintedParts, PrintingContext, PrintKind } from '../printKind.ts'
import { fill } from '../printTexts.ts'
import { bankDetails } from './payment.ts'

type Customer = EntityMap['customers']
type Statement = Awaited<ReturnType<typeof statementOf>>
type Entry = Statement['entries'][number]

/** The server reads the entries itself, because readers of a link have no rights. */
const callerOf = ({ records }: PrintingContext): Caller => ({ context: records, subject: SYSTEM, now: records.clock() })

/** One statement for each currency of the customer's entries. */
async function statementsOf(printing: PrintingContext, customer: string): Promise<readonly Statement[]> {
  const caller = callerOf(printing)
  const first = await statementOf(caller, customer, { account: 'receivable' })
  const others = first.currencies.filter((currency) => currency !== first.currency)
  const rest = await Promise.all(others.map((currency) => statementOf(caller, customer, { account: 'receivable', currency })))
  return [first, ...rest]
}

function titleOf({ texts: { titles, totals } }: PrintingContext, { kind, number }: Entry): string {
  const names: Readonly<Record<string, string>> = {
    invoice: titles.invoice,
    creditNote: titles.creditNote,
    payment: titles.paymentIn,
    opening: totals.opening,
  }
  return [names[kind] ?? kind, number].filter(Boolean).join(' ')
}

const columnsOf = ({ texts: { columns } }: PrintingContext): readonly Column[] => [
  { label: columns.date, width: 28 },
  { label: columns.document },
  { label: columns.debit, width: 30, numeric: true },
  { label: columns.credit, width: 30, numeric: true },
  { label: columns.balance, width: 34, numeric: true },
]

const isCredit = (amount: string): boolean => amount.startsWith('-')

const isZero = (amount: string): boolean => /^-?0*(\.0*)?$/.test(amount)

function entryRow(printing: PrintingContext, entry: Entry): PrintableRow {
  const { formats } = printing
  const { date, amount, balance } = entry
  const [debit, credit] = isCredit(amount) ? ['', formats.amount(amount.slice(1))] : [formats.amount(amount), '']
  return { cells: [formats.date(date), titleOf(printing, entry), debit, credit, formats.amount(balance)], amount }
}

function rowsOf(printing: PrintingContext, { opening, currency, entries }: Statement, several: boolean): readonly PrintableRow[] {
  const { texts, formats } = printing
  const label = several ? `${texts.totals.opening} (${currency})` : texts.totals.opening
  const first: PrintableRow = { cells: ['', label, '', '', formats.amount(opening)], amount: opening }
  return [...(several || !isZero(opening) ? [first] : []), ...entries.map((entry) => entryRow(printing, entry))]
}

/** Open amounts by days past due, without empty columns. */
async function ageingTables(printing: PrintingContext, customer: string, day: string): Promise<readonly SmallTable[]> {
  const { texts, formats, records } = printing
  const { ageing: words, totals } = texts
  const rows = await customerAgeing(records.db.read, callerOf(printing), { account: 'receivable', day, customer })
  return rows.flatMap(({ currency, current, days30, days60, days90, over90, total }): readonly SmallTable[] => {
    if (isZero(total)) return []
    const ages: readonly (readonly [string, string])[] = [
      [words.notDue, current],
      [fill(words.days, { from: 1, to: 30 }), days30],
      [fill(words.days, { from: 31, to: 60 }), days60],
      [fill(words.days, { from: 61, to: 90 }), days90],
      [fill(words.more, { from: 90 }), over90],
    ]
    const open = ages.filter(([, amount]) => !isZero(amount)).map(([label, amount]) => [label, formats.amount(amount)])
    return [{ title: words.title, headings: ['', currency], rows: [...open, [totals.open, formats.amount(total)]] }]
  })
}

async function describe(printing: PrintingContext, { id, code }: Customer): Promise<PrintedParts> {
  const { texts, formats, firm, records } = printing
  const day = dayIn(records.clock(), firm?.timeZone ?? 'UTC')
  const statements = await statementsOf(printing, id)
  const several = statements.length > 1
  const [only] = statements
  const closing = statements.map(({ closing: amount, currency }): Fact => [texts.totals.closing, formats.money(amount, currency)])
  return {
    title: texts.titles.statement,
    number: code,
    parties: [printing.addressee(texts.parties.customer)],
    facts: [[texts.facts.date, formats.date(day)], ...currencyFact(printing, several ? null : (only?.currency ?? null))],
    columns: columnsOf(printing),
    rows: statements.flatMap((statement) => rowsOf(printing, statement, several)),
    ...(!several && { carried: { forward: texts.carried, brought: texts.brought, format: formats.amount } }),
    totals: closing,
    tables: await ageingTables(printing, id, day),
    payment: await bankDetails(printing, only?.currency ?? null, code),
    notes: [],
    signatures: [],
  }
}

const currencyFact = ({ texts: { facts } }: PrintingContext, currency: string | null): readonly Fact[] =>
  currency === null ? [] : [[facts.currency, currency]]

/** Statement of a customer's charges and payments up to the day on which it is read. */
export const customers: PrintKind<'customers'> = {
  entity: 'customers',
  reads: ['payments', 'invoices'],
  customerOf: ({ id }) => id,
  stateOf: () => 'statement',
  describe,
}
