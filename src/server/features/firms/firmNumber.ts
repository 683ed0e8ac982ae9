import type { EntityMap } from '../../../model/entityMap.ts'
import { invalid } from '../../../model/errors.ts'
import { withValues } from '../../../model/records/withValues.ts'
import type { Transaction } from '../../db/database.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import type { RulesFor } from '../../records/rules.ts'
import { same } from '../../records/values.ts'
import { firmOf } from './firmScope.ts'

const numberOf = async ({ repository }: RecordContext, trx: Transaction, firm: string): Promise<number | null> =>
  firm === '' ? null : ((await repository.of('firms').get(trx, firm))?.number ?? null)

const othersNumber = () => invalid<EntityMap['warehouses' | 'salesmen']>('firmNo', 'firmNumber')

/** Fills in a record's firm number from its firm, and refuses another number (`PRODUCT.md S6`). */
export const firmNumberRules: RulesFor<'warehouses' | 'salesmen'> = {
  async beforeSave({ next, before, records, trx }) {
    const given = next.firmNo ?? null
    if (before && same(given, before.firmNo)) return next
    const number = await numberOf(records, trx, firmOf(next))
    if (number === null) return next
    if (given !== null && given !== number) throw othersNumber()
    return withValues(next, { firmNo: number })
  },
}
