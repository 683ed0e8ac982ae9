import { moneyText } from '../../../domain/money/hundredths.ts'
import { runningBalance } from '../../../domain/money/runningBalance.ts'
import type { paymentCalls } from '../../../domain/payments/calls.ts'
import type { AnswerOf, QueryOf } from '../../../model/calls/callContract.ts'
import type { Caller } from '../../records/read/visibleRows.sql.ts'
import { balancesOf, customerEntries, openingOf, seenBy } from './customerEntries.sql.ts'
import { type MoneyAccountId, moneyAccountBalances, moneyAccountEntries, moneyAccountOpening } from './moneyAccountEntries.sql.ts'

type Statement = AnswerOf<typeof paymentCalls.statement>
type Ledger = AnswerOf<typeof paymentCalls.safeLedger>

/** Maximum number of entries in an answer. */
const MAX = 5000

type Entry = Omit<Statement['entries'][number], 'balance'>

/** Entries with the balance after each; the answer says whether there are more. */
function running<T extends Entry>(opening: bigint, found: readonly T[]) {
  const shown = found.slice(0, MAX).map((entry) => ({ ...entry, amount: moneyText(BigInt(entry.amount)) }))
  const entries = runningBalance(moneyText(opening), shown)
  return { opening: moneyText(opening), closing: entries.at(-1)?.balance ?? moneyText(opening), entries, truncated: found.length > MAX }
}

const lineOf = ({ date, kind, entity, id, number, amount, balance }: Entry & { readonly balance: string }) => ({
  ...{ date, kind, entity, id, number, amount, balance },
})

const NOTHING = { opening: '0.00', closing: '0.00', entries: [], truncated: false }

/** Statement of a customer in one currency; default: that of the last balance. */
export async function statementOf(caller: Caller, customer: string, query: QueryOf<typeof paymentCalls.statement>): Promise<Statement> {
  const queries = caller.context.db.read
  const seen = seenBy(caller, customer)
  const { account = 'receivable', from, to } = query
  const currencies = (await balancesOf(queries, seen)).filter((row) => row.account === account).map(({ currency }) => currency)
  const currency = query.currency ?? currencies[0]
  if (currency === undefined) return { account, currency: null, currencies, ...NOTHING }
  const opening = await openingOf(queries, seen, { account, currency, from })
  const found = await customerEntries(queries, seen, { account, currency, from, to, limit: MAX + 1 })
  const { entries, ...sums } = running(opening, found)
  return { account, currency, currencies, ...sums, entries: entries.map(lineOf) }
}

/** Ledger of a safe deposit or bank account in one currency. */
export async function ledgerOf(caller: Caller, place: MoneyAccountId, query: QueryOf<typeof paymentCalls.safeLedger>): Promise<Ledger> {
  const queries = caller.context.db.read
  const { from, to } = query
  const currencies = (await moneyAccountBalances(queries, caller, place)).map(({ currency }) => currency)
  const currency = query.currency ?? currencies[0]
  if (currency === undefined) return { currency: null, currencies, ...NOTHING }
  const opening = await moneyAccountOpening(queries, caller, place, { currency, from })
  const found = await moneyAccountEntries(queries, caller, place, { currency, from, to, limit: MAX + 1 })
  const { entries, ...sums } = running(opening, found)
  return { currency, currencies, ...sums, entries: entries.map((entry) => ({ ...lineOf(entry), party: entry.party })) }
}
