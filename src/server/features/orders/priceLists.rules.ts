import { withValues } from '../../../model/records/withValues.ts'
import type { RulesFor } from '../../records/rules.ts'
import { same } from '../../records/values.ts'
import { refuseForeignUnits, withMainUnits } from '../stock/lineUnits.ts'

/** Prices are per unit of their material (`PRODUCT.md E16`); a line without a unit gets the main one. */
export const rules: RulesFor<'priceLists'> = {
  async beforeSave({ trx, records, next }) {
    const lines = next.lines && (await withMainUnits(records, trx, next.lines, ({ material }) => material))
    return lines === next.lines ? next : withValues(next, { lines })
  },
  async beforeWrite({ trx, records, before, next }) {
    if (next && !same(next.lines, before?.lines)) await refuseForeignUnits(records, trx, next.lines ?? [])
  },
}
