import { v7 } from 'uuid'
import type { CommissionStatement } from '../../../domain/commission/calls.ts'
import { entityOf } from '../../../model/entityOf.ts'
import { AppError } from '../../../model/errors.ts'
import { monthStart } from '../../../model/values/days.ts'
import type { Transaction } from '../../db/database.ts'
import { runAfterCommit, type WrittenRecord } from '../../records/afterCommit.ts'
import { SYSTEM } from '../../records/history/audit.ts'
import { insertRecord } from '../../records/write/createRecord.ts'
import { deriveAndValidate } from '../../records/write/deriveAndValidate.ts'
import { type CommissionContext, statementOf } from './statement.ts'

/** Throws `AppError` 409 if another call has posted the month meanwhile, or if an earlier month is not posted. */
async function refuseOutOfOrder({ records }: CommissionContext, trx: Transaction, { salesman, month }: CommissionStatement): Promise<void> {
  const statements = records.repository.of('commissionStatements')
  await records.repository.of('salesmen').lock(trx, salesman)
  const last = await statements.findOne(trx, { salesman }, { sort: { field: 'month', order: 'DESC' } })
  if (last && (await statements.findOne(trx, { salesman, month }))) throw new AppError(409, 'commissionPosted')
  if (last && month !== monthStart(last.month, 1))
    throw new AppError(409, 'commissionOrder', { params: { month: monthStart(last.month, 1).slice(0, 7) } })
}

/**
 * Posts a salesman's statement of a month, which then stays as it is. Throws `AppError` 404, 409 `commissionNotOver`, `commissionPosted`,
 * `commissionOrder`, `commissionTooMany`.
 */
export async function postStatement(context: CommissionContext, id: string, day: string): Promise<string> {
  const { records, subject } = context
  const { firm } = (await records.repository.of('salesmen').get(records.db.read, id)) ?? {}
  // The posted statement has all profits, even if the caller may not see them.
  const current = await statementOf(context, id, day)
  const statement = current.state === 'posted' ? current : await statementOf({ ...context, subject: SYSTEM }, id, day)
  if (statement.state === 'open') throw new AppError(409, 'commissionNotOver')
  const entity = entityOf(records, 'commissionStatements')
  const alsoWritten: WrittenRecord[] = []
  const record = await records.db.write(async (trx) => {
    await refuseOutOfOrder(context, trx, statement)
    const { salesman, month, currency, lines, totals } = statement
    const draft = {
      ...{ firm, salesman, month, currency, net: totals.net, commission: totals.commission },
      lines: lines.map(({ invoice, date, correction, basis, net, profit, percentage, commission }) => ({
        ...{ invoice, date, correction, basis, net, profit, percentage, commission },
      })),
    }
    const prepared = deriveAndValidate(entity, draft, { rules: records.rules.get(entity.id) })
    return insertRecord(records, trx, entity, subject, { ...prepared, id: v7() }, { alsoWritten })
  })
  runAfterCommit(records, [{ entity, record, deleted: false }, ...alsoWritten])
  return record.id
}
