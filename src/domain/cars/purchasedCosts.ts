import type { EntityMap } from '../../model/entityMap.ts'
import { hundredths, moneyText } from '../money/hundredths.ts'

type Cost = EntityMap['cars']['costs'][number]
type Purchase = Pick<EntityMap['purchases'], 'id' | 'kind' | 'date' | 'currency' | 'lines'>
type NewCost = Omit<Cost, 'id'> & { readonly id?: string }

/** Net amount of a line; negative in a credit note. */
function netOf({ kind }: Purchase, { total, vatAmount }: Purchase['lines'][number]): string {
  const net = hundredths(total) - hundredths(vatAmount)
  return moneyText(kind === 'creditNote' ? -net : net)
}

/**
 * Costs of a car after a change of an invoice: replaces the costs of the invoice's lines (`PRODUCT.md E20`). Edited kinds and notes stay; the first
 * invoice of a car is its purchase.
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
