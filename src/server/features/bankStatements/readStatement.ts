import { createHash } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import { v7 } from 'uuid'
import { bankStatementCalls } from '../../../domain/bankStatements/calls.ts'
import { linesOfEntry } from '../../../domain/bankStatements/camtEntry.ts'
import { layoutOf } from '../../../domain/bankStatements/layout.ts'
import { type BankLine, type Columns, readTable, type TableMistake } from '../../../domain/bankStatements/readTable.ts'
import type { BodyOf } from '../../../model/calls/callContract.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import { type EntityOf, entityOf } from '../../../model/entityOf.ts'
import { AppError, invalid } from '../../../model/errors.ts'
import { type ActionContext, namedAction } from '../../records/rules.ts'
import { insertRecord } from '../../records/write/createRecord.ts'
import { type CamtStatement, parseCamt } from './parseCamt.ts'

type Body = BodyOf<typeof bankStatementCalls.read>
type Context = ActionContext<EntityOf<'bankAccounts'>, Body>
type Account = EntityMap['bankAccounts']

/** Maximum number of lines in a file. */
const MAX = 2000

const refuse = (keyword: string, params: Readonly<Record<string, string | number>> = {}) => invalid<Body>('content', keyword, params)

function tableOf(content: string, columns: Columns | undefined): string[][] {
  try {
    return parse(content, {
      delimiter: layoutOf(content, columns).mark,
      relax_column_count: true,
      relax_quotes: true,
      bom: true,
    })
  } catch {
    throw refuse('unreadableFile')
  }
}

const mistakeOf = ({ column, row }: TableMistake) =>
  column === undefined ? refuse('badRow', { row: row ?? 0 }) : refuse('noColumn', { column })

function csvLines(content: string, columns: Columns | undefined): readonly BankLine[] {
  const read = readTable(tableOf(content, columns), columns)
  if ('mistake' in read) throw mistakeOf(read.mistake)
  return read.lines
}

function statementsIn(content: string): readonly CamtStatement[] {
  try {
    return parseCamt(content)
  } catch {
    throw refuse('unreadableFile')
  }
}

const plain = (account: string): string => account.replaceAll(/[\s-]/gu, '').toUpperCase()

/** The statements of this account. A statement without an account counts as one. */
function ofAccount(statements: readonly CamtStatement[], { iban, accountNo }: Account): readonly CamtStatement[] {
  const own = new Set([iban, accountNo].map(plain))
  const found = statements.filter(({ accounts }) => accounts.length === 0 || accounts.some((account) => own.has(plain(account))))
  const [other] = statements
  if (other && found.length === 0) throw refuse('otherAccount', { account: other.accounts[0] ?? '' })
  return found
}

function camtLines(content: string, account: Account): readonly BankLine[] {
  const statements = ofAccount(statementsIn(content), account)
  const entries = statements.flatMap((statement) => statement.entries)
  const currencies = [...statements.map(({ currency }) => currency), ...entries.map(({ values }) => values.currency)]
  const other = currencies.find((currency) => currency !== undefined && currency !== account.currency)
  if (other !== undefined) throw refuse('statementCurrency', { currency: other })
  return entries.flatMap((entry, index) => {
    const lines = linesOfEntry(entry)
    if (!lines) throw refuse('badRow', { row: index + 1 })
    return lines
  })
}

/** Lines of a file. Throws `AppError` 422 at `content` if it is not a statement, or one of another account. */
function linesIn({ content, columns }: Body, account: Account): readonly BankLine[] {
  const lines = content.trimStart().startsWith('<') ? camtLines(content, account) : csvLines(content, columns)
  if (lines.length > MAX) throw refuse('tooManyLines', { limit: MAX })
  if (lines.length === 0) throw refuse('noLines')
  return lines
}

/** Adds a key to each line: its content, and its number among equal lines. The same line in another file has the same key. */
function keyed(lines: readonly BankLine[]) {
  const seen = new Map<string, number>()
  return lines.map((line) => {
    const content = JSON.stringify([line.date, line.amount, line.reference ?? null, line.party, line.iban, line.text])
    const nth = (seen.get(content) ?? 0) + 1
    seen.set(content, nth)
    return { line, key: createHash('sha256').update(`${content} ${nth}`).digest('hex').slice(0, 40) }
  })
}

async function knownKeys({ repository, trx, next }: Context): Promise<ReadonlySet<string>> {
  const statements = await repository.of('bankStatements').find(trx, { bankAccount: next.id })
  return new Set(statements.flatMap(({ lines }) => lines.map(({ key }) => key)))
}

const cut = (text: string | null, most: number) => text?.slice(0, most) ?? null

async function read(context: Context): Promise<void> {
  const { next: account, body, trx, records, subject, alsoWritten } = context
  const known = await knownKeys(context)
  const fresh = keyed(linesIn(body, account)).filter(({ key }) => !known.has(key))
  if (fresh.length === 0) throw new AppError(409, 'statementKnown')
  const lines = fresh.map(({ line: { date, amount, party, iban, text }, key }) => ({
    ...{ date, amount, party: cut(party, 200), iban: cut(iban, 40), text: cut(text, 500), key },
    ...{ state: 'open' as const, payment: null, charge: null },
  }))
  const date =
    lines
      .map((line) => line.date)
      .toSorted()
      .at(-1) ?? null
  const entity = entityOf(records, 'bankStatements')
  const { firm, id: bankAccount, currency } = account
  const draft = { id: v7(), firm, bankAccount, currency, name: body.name, date, open: lines.length, lines }
  const record = await insertRecord(records, trx, entity, subject, draft, { alsoWritten })
  alsoWritten.push({ entity, record, deleted: false })
}

/**
 * Adds the new lines of a file to a statement of the account. Locks the account, so that reading a file twice adds nothing. Throws `AppError` 409 `statementKnown`, 422.
 */
export const readStatement = namedAction(bankStatementCalls.read, { changes: () => ({}), effect: read })
