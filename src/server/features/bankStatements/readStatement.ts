import { createHash } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import { v7 } from 'uuid'
import { bankStatementCalls } from '../../../domain/bankStatements/calls.ts'
import { type BankLine, type Columns, readTable, type TableMistake } from '../../../domain/bankStatements/readTable.ts'
import type { BodyOf } from '../../../model/calls/callContract.ts'
import { type EntityOf, entityOf } from '../../../model/entityOf.ts'
import { AppError } from '../../../model/errors.ts'
import { type ActionContext, namedAction } from '../../records/rules.ts'
import { insertRecord } from '../../records/write/createRecord.ts'
import { parseCamt } from './parseCamt.ts'

type Body = BodyOf<typeof bankStatementCalls.read>
type Context = ActionContext<EntityOf<'bankAccounts'>, Body>

/** Lines of one file. */
const MOST = 2000

const refuse = (keyword: string, params: Readonly<Record<string, string | number>> = {}) =>
  new AppError(422, 'validation', { fields: [{ path: 'content', keyword, params }] })

const delimiterOf = (content: string): string => {
  const [first = ''] = content.split('\n', 1)
  const count = (mark: string) => first.split(mark).length
  return [';', '\t', ','].toSorted((one, other) => count(other) - count(one))[0] ?? ','
}

function tableOf(content: string): string[][] {
  try {
    return parse(content, {
      delimiter: delimiterOf(content),
      relax_column_count: true,
      relax_quotes: true,
      bom: true,
      skip_empty_lines: true,
    })
  } catch {
    throw refuse('unreadableFile')
  }
}

const mistakeOf = ({ column, row }: TableMistake) =>
  column === undefined ? refuse('badRow', { row: row ?? 0 }) : refuse('noColumn', { column })

function csvLines(content: string, columns: Columns | undefined): readonly BankLine[] {
  const read = readTable(tableOf(content), columns)
  if ('mistake' in read) throw mistakeOf(read.mistake)
  return read.lines
}

function camtLines(content: string): readonly BankLine[] {
  try {
    return parseCamt(content)
  } catch {
    throw refuse('unreadableFile')
  }
}

/** Throws `AppError` 422 at `content` for what is no statement. */
function linesIn({ content, columns }: Body): readonly BankLine[] {
  const lines = content.trimStart().startsWith('<') ? camtLines(content) : csvLines(content, columns)
  if (lines.length > MOST) throw refuse('tooManyLines', { limit: MOST })
  if (lines.length === 0) throw refuse('noLines')
  return lines
}

/** A line's key: what it says, and which of several that say the same it is. The same line of another file has the same key. */
function keyed(lines: readonly BankLine[]) {
  const seen = new Map<string, number>()
  return lines.map((line) => {
    const said = JSON.stringify([line.date, line.amount, line.reference ?? null, line.party, line.iban, line.text])
    const nth = (seen.get(said) ?? 0) + 1
    seen.set(said, nth)
    return { line, key: createHash('sha256').update(`${said} ${nth}`).digest('hex').slice(0, 40) }
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
  const fresh = keyed(linesIn(body)).filter(({ key }) => !known.has(key))
  if (fresh.length === 0) throw new AppError(409, 'statementKnown')
  const lines = fresh.map(({ line: { date, amount, party, iban, text }, key }) => ({
    ...{ date, amount, party: cut(party, 200), iban: cut(iban, 40), text: cut(text, 500), key },
    ...{ state: 'open' as const, payment: null },
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
 * Reads the lines of a file that were not read before into a statement of the account, which is locked: the same file twice adds nothing.
 * Throws `AppError` 409 `statementKnown`, 422.
 */
export const readStatement = namedAction(bankStatementCalls.read, { changes: () => ({}), effect: read })
