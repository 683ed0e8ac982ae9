import { withFigures } from '../../../domain/cars/carFigures.ts'
import { purchasedCosts } from '../../../domain/cars/purchasedCosts.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import { type EntityOf, entityOf } from '../../../model/entityOf.ts'
import { writeDependent } from '../../records/afterCommit.ts'
import type { RuleContext, RulesFor } from '../../records/rules.ts'
import { same } from '../../records/values.ts'

type Context = RuleContext<EntityOf<'purchases'>>
type Purchase = EntityMap['purchases']

const carsIn = (purchase: Pick<Purchase, 'lines'> | undefined): readonly string[] => purchase?.lines.flatMap(({ car }) => car ?? []) ?? []

/** Updates the costs of every car on the old and new lines of an invoice, in the order of their ids. */
async function followPurchase(context: Context, id: string, before: Purchase | undefined, next: Purchase | undefined): Promise<void> {
  const { trx, repository, model } = context
  const cars = repository.of('cars')
  for (const car of [...new Set([...carsIn(before), ...carsIn(next)])].toSorted()) {
    await cars.lock(trx, car)
    const record = await cars.get(trx, car)
    if (!record) continue
    const costs = purchasedCosts(record.costs, car, next, id)
    const { salePrice, saleCurrency } = record
    if (!same(costs, record.costs))
      await writeDependent(context, entityOf({ model }, 'cars'), record, withFigures({ costs, salePrice, saleCurrency }))
  }
}

/** An invoice line with a car becomes a cost of that car (`PRODUCT.md E20`). Changes and deletions update the cost. */
export const purchaseRules: RulesFor<'purchases'> = {
  async beforeWrite(context) {
    const { before, next } = context
    if (before && !next) await followPurchase(context, before.id, before, undefined)
  },
  async afterWrite(context) {
    const { before, next } = context
    if (next) await followPurchase(context, next.id, before, next)
  },
}
