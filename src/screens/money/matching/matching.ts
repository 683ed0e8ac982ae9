import { allocatePayment } from '../../../domain/money/allocatePayment.ts'
import { hundredths, moneyText } from '../../../domain/money/hundredths.ts'
import type { DraftMap } from '../../../model/entityMap.ts'
import { isDecimal } from '../../../model/values/decimal.ts'
import type { OpenItem } from './useOpenItems.ts'

type Row = NonNullable<DraftMap['payments']['allocations']>[number]

const FIELDS = { invoices: 'invoice', purchases: 'purchase', openingBalances: 'opening' } as const

/** What is typed for each document, by id, as decimal text; one that is not there is not settled. */
export type Amounts = ReadonlyMap<string, string>

const isAmount = (text: string): boolean => isDecimal(text, 2)

/** As the payment is sent, in the order of the documents. */
export const rowsOf = (items: readonly OpenItem[], amounts: Amounts): Row[] =>
  items.flatMap(({ entity, id }) => {
    const amount = amounts.get(id)
    return amount === undefined ? [] : [{ [FIELDS[entity]]: id, amount }]
  })

/** What the amounts come to; undefined while one is no amount. */
export const sumOf = (amounts: Amounts): string | undefined =>
  [...amounts.values()].every(isAmount) ? moneyText([...amounts.values()].reduce((sum, amount) => sum + hundredths(amount), 0n)) : undefined

/** What settles itself where nothing is chosen: what fell due first, of one currency alone. */
export function proposedOf(items: readonly OpenItem[], paid: string): Amounts {
  if (!isAmount(paid) || new Set(items.map(({ currency }) => currency)).size !== 1) return new Map()
  return new Map(allocatePayment(paid, items).allocations.map(({ id, amount }) => [id, amount]))
}

/** How much a document that is chosen gets: all that is open of it, or what the payment has left. */
export function amountFor(item: OpenItem, amounts: Amounts, paid: string | undefined): string {
  const others = sumOf(new Map([...amounts].filter(([id]) => id !== item.id)))
  if (paid === undefined || !isAmount(paid) || others === undefined) return item.open
  const left = hundredths(paid) - hundredths(others)
  return left > 0n && left < hundredths(item.open) ? moneyText(left) : item.open
}

/** What is left of a payment: below zero where more was given out. Undefined while something is no amount. */
export function restOf(paid: string, amounts: Amounts): string | undefined {
  const sum = sumOf(amounts)
  return isAmount(paid) && sum !== undefined ? moneyText(hundredths(paid) - hundredths(sum)) : undefined
}
