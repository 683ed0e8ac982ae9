import type { EntityMap } from '../../model/entityMap.ts'
import { hundredths, moneyText } from '../money/hundredths.ts'

type Cost = EntityMap['cars']['costs'][number]
type Purchase = Pick<EntityMap['purchases'], 'id' | 'kind' | 'date' | 'currency' | 'lines'>
type NewCost = Omit<Cost, 'id'> & { readonly id?: string }

/** What a line comes to without VAT; of a credit note it is given back. */
function netOf({ kind }: Purchase, { total, vatAmount }: Purchase['lines'][number]): string {
  const net = hundredths(total) - hundredths(vatAmount)
  return moneyText(kind === 'creditNote' ? -net : net)
}

/**
 * Costs of a car with those that an invoice's lines about it make, in place of those that they made before (`PRODUCT.md E20`). What kind of cost it is
 * and its notes stay as they were edited; the first invoice of a car is its purchase.
 */
export function purchasedCosts(costs: readonly Cost[], car: string, purchase: Purchase | undefined, invoice: string): readonly NewCost[] {
  const made = new Map(
    costs.filter((cost) => cost.purchase === invoice && cost.purchaseLine !== null).map((cost) => [cost.purchaseLine, cost]),
  )
  const others = costs.filter(({ id }) => ![...made.values()].some((cost) => cost.id === id))
  if (!purchase) return others
  const lines = purchase.lines.filter((line) => line.car === car)
  const isFirst = !others.some(({ kind }) => kind === 'purchase')
  const now = lines.map((line, index): NewCost => {
    const known = made.get(line.id)
    return {
      ...(known && { id: known.id }),
      kind: known?.kind ?? (isFirst && index === 0 ? 'purchase' : 'other'),
      date: purchase.date,
      amount: netOf(purchase, line),
      currency: purchase.currency,
      purchase: invoice,
      purchaseLine: line.id,
      notes: known?.notes ?? line.description,
    }
  })
  return [...others, ...now]
}
