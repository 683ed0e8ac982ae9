import { bankStatementCalls } from '../../../domain/bankStatements/calls.ts'
import { hundredths, moneyText } from '../../../domain/money/hundredths.ts'
import type { BodyOf } from '../../../model/calls/callContract.ts'
import type { DraftMap, EntityMap, Exactly } from '../../../model/entityMap.ts'
import { type DraftFor, type EntityOf, entityOf } from '../../../model/entityOf.ts'
import { AppError, invalid } from '../../../model/errors.ts'
import { writeDependent } from '../../records/afterCommit.ts'
import { type ActionContext, namedAction } from '../../records/rules.ts'
import { checkReferences } from '../../records/write/checkReferences.ts'
import { createDependent } from '../../records/write/createDependent.ts'

type Statement = EntityMap['bankStatements']
type Line = Statement['lines'][number]
type Body = BodyOf<typeof bankStatementCalls.accept>
type Context = ActionContext<EntityOf<'bankStatements'>, Body>
type ChargeContext = ActionContext<EntityOf<'bankStatements'>, BodyOf<typeof bankStatementCalls.charge>>

/** An open line of the statement. Throws `AppError` 422 if there is no such line, 409 `lineDone`. */
function openLine({ lines }: Statement, id: string): Line {
  const line = lines.find((one) => one.id === id)
  if (!line) throw invalid<Body>('line', 'reference')
  if (line.state !== 'open') throw new AppError(409, 'lineDone')
  return line
}

type Change = Partial<Pick<Line, 'state' | 'payment' | 'charge'>>

const withLine = ({ lines }: Statement, id: string, change: Change): DraftMap['bankStatements'] => {
  const changed = lines.map((line) => (line.id === id ? { ...line, ...change } : line))
  return { lines: changed, open: changed.filter(({ state }) => state === 'open').length }
}

const isOut = ({ amount }: Line): boolean => amount.startsWith('-')

const moved = ({ amount }: Line): string => amount.replace('-', '')

/** Amount of the payment: incoming money plus the fee that the bank kept, or outgoing money less the fee. */
const paidIn = (line: Line, fee: string | undefined): string =>
  moneyText(hundredths(moved(line)) + (isOut(line) ? -hundredths(fee) : hundredths(fee)))

function draftOf(statement: Statement, line: Line, { customer, invoice, purchase, fee }: Body): DraftMap['payments'] {
  const amount = paidIn(line, fee)
  const chosen = invoice !== undefined || purchase !== undefined
  return {
    firm: statement.firm,
    direction: isOut(line) ? 'out' : 'in',
    date: line.date,
    customer,
    amount,
    fee: fee ?? null,
    currency: statement.currency,
    bankAccount: statement.bankAccount,
    reference: line.text?.slice(0, 140) ?? null,
    advance: false,
    ...(chosen && { allocations: [{ invoice: invoice ?? null, purchase: purchase ?? null, amount }] }),
  }
}

/** Posts a document as its own form would: with its rights, rules and references. */
async function post<E extends EntityOf<'payments' | 'moneyTransfers'>, D extends DraftFor<E>>(
  context: Context | ChargeContext,
  entity: E,
  values: Exactly<D, DraftFor<E>>,
): Promise<string> {
  const { trx, records, subject } = context
  if (!records.access(entity, subject).allowed.has('create')) throw new AppError(403, 'forbidden')
  await checkReferences(records, trx, entity, subject, values, undefined)
  return (await createDependent(context, entity, values)).id
}

async function accept(context: Context): Promise<void> {
  const { next: statement, body, records } = context
  const line = openLine(statement, body.line)
  const payment = await post(context, entityOf(records, 'payments'), draftOf(statement, line, body))
  const changes = withLine(statement, line.id, { state: 'posted', payment })
  await writeDependent(context, entityOf(records, 'bankStatements'), statement, changes)
}

async function charged(context: ChargeContext): Promise<void> {
  const { next: statement, body, records } = context
  const line = openLine(statement, body.line)
  const { firm, bankAccount } = statement
  const side: DraftMap['moneyTransfers'] = isOut(line) ? { fromAccount: bankAccount } : { toAccount: bankAccount }
  const notes = line.text?.slice(0, 250) ?? null
  const charge = await post(context, entityOf(records, 'moneyTransfers'), {
    firm,
    kind: 'charge',
    date: line.date,
    amount: moved(line),
    notes,
    ...side,
  })
  const changes = withLine(statement, line.id, { state: 'posted', charge })
  await writeDependent(context, entityOf(records, 'bankStatements'), statement, changes)
}

/** Posts the payment of a line. The statement is locked, so each line is posted once. Throws `AppError` 409 `lineDone`, 422. */
export const acceptLine = namedAction(bankStatementCalls.accept, { changes: () => ({}), effect: accept })

/** Posts a line as a bank fee or as interest. Throws `AppError` 409 `lineDone`, 422. */
export const chargeLine = namedAction(bankStatementCalls.charge, { changes: () => ({}), effect: charged })

/** Ignores a line. Throws `AppError` 409 `lineDone`, 422. */
export const ignoreLine = namedAction(bankStatementCalls.ignore, {
  changes: (statement, { line }) => withLine(statement, openLine(statement, line).id, { state: 'ignored' }),
})
