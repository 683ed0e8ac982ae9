import { DEFAULT_FEES, type FeeTable } from '../../../domain/deals/fees.ts'
import { hundredths } from '../../../domain/money/hundredths.ts'
import type { DraftMap } from '../../../model/entityMap.ts'
import type { Queries } from '../../db/database.ts'
import type { Repository } from '../../db/repository/repository.ts'

/** A record of `feeTables` as the rules take it. */
export const feesOf = ({ steps, commissionPercent, commissionMinimum }: DraftMap['feeTables']): FeeTable => ({
  steps: (steps ?? []).map(({ below, fixed, percent }) => ({
    below: below == null ? null : hundredths(below),
    fixed: hundredths(fixed),
    percent: percent ?? '0.00',
  })),
  commission: { percent: commissionPercent ?? '0.00', minimum: hundredths(commissionMinimum) },
})

/** The table that applies now. */
export async function currentFees({ repository, trx }: { readonly repository: Repository; readonly trx: Queries }): Promise<FeeTable> {
  const sort = { field: 'name', order: 'ASC' } as const
  const record = await repository.of('feeTables').findOne(trx, { isDefault: true }, { sort })
  return record ? feesOf(record) : DEFAULT_FEES
}
