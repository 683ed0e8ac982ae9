import { v7 } from 'uuid'
import { bankStatementCalls } from '../../../domain/bankStatements/calls.ts'
import type { BodyOf } from '../../../model/calls/callContract.ts'
import type { DraftMap, EntityMap } from '../../../model/entityMap.ts'
import { type EntityOf, entityOf } from '../../../model/entityOf.ts'
import { AppError } from '../../../model/errors.ts'
import { writeDependent } from '../../records/afterCommit.ts'
import { type ActionContext, namedAction } from '../../records/rules.ts'
import { checkReferences } from '../../records/write/checkReferences.ts'
import { insertRecord } from '../../records/write/createRecord.ts'
import { deriveAndValidate } from '../../records/write/deriveAndValidate.ts'

type Statement = EntityMap['bankStatements']
type Line = Statement['lines'][number]
type Body = BodyOf<typeof bankStatementCalls.accept>
type Context = ActionContext<EntityOf<'bankStatements'>, Body>

/** An open line of the statement. Throws `AppError` 422 if there is no such line, 409 `lineDone`. */
function openLine({ lines }: Statement, id: string): Line {
  const line = lines.find((one) => one.id === id)
  if (!line) throw new AppError(422, 'validation', { fields: [{ path: 'line', keyword: 'reference', params: {} }] })
  if (line.state !== 'open') throw new AppError(409, 'lineDone')
  return line
}

type Change = Partial<Pick<Line, 'state' | 'payment'>>

const withLine = ({ lines }: Statement, id: string, change: Change): DraftMap['bankStatements'] => {
  const changed = lines.map((line) => (line.id === id ? { ...line, ...change } : line))
  return { lines: changed, open: changed.filter(({ state }) => state === 'open').length }
}

function draftOf(statement: Statement, line: Line, { customer, invoice, purchase }: Body): DraftMap['payments'] {
  const amount = line.amount.replace('-', '')
  const chosen = invoice !== undefined || purchase !== undefined
  return {
    firm: statement.firm,
    direction: line.amount.startsWith('-') ? 'out' : 'in',
    date: line.date,
    customer,
    amount,
    currency: statement.currency,
    bankAccount: statement.bankAccount,
    reference: line.text?.slice(0, 140) ?? null,
    advance: false,
    ...(chosen && { allocations: [{ invoice: invoice ?? null, purchase: purchase ?? null, amount }] }),
  }
}

async function accept(context: Context): Promise<void> {
  const { next: statement, body, trx, records, subject, alsoWritten } = context
  const line = openLine(statement, body.line)
  const entity = entityOf(records, 'payments')
  if (!records.access(entity, subject).allowed.has('create')) throw new AppError(403, 'forbidden')
  const draft = deriveAndValidate(entity, draftOf(statement, line, body), { rules: records.rules.get(entity.id) })
  await checkReferences(records, trx, entity, subject, draft, undefined)
  const payment = await insertRecord(records, trx, entity, subject, { ...draft, id: v7() }, { alsoWritten })
  alsoWritten.push({ entity, record: payment, deleted: false })
  const changes = withLine(statement, line.id, { state: 'posted', payment: payment.id })
  await writeDependent(context, entityOf(records, 'bankStatements'), statement, changes)
}

/** Posts the payment of a line. The statement is locked, so each line is posted once. Throws `AppError` 409 `lineDone`, 422. */
export const acceptLine = namedAction(bankStatementCalls.accept, { changes: () => ({}), effect: accept })

/** Ignores a line. Throws `AppError` 409 `lineDone`, 422. */
export const ignoreLine = namedAction(bankStatementCalls.ignore, {
  changes: (statement, { line }) => withLine(statement, openLine(statement, line).id, { state: 'ignored' }),
})
