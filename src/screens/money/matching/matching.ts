import { allocatePayment } from '../../../domain/money/allocatePayment.ts'
import { hundredths, moneyText } from '../../../domain/money/hundredths.ts'
import type { DraftMap } from '../../../model/entityMap.ts'
import { isDecimal } from '../../../model/values/decimal.ts'
import type { OpenItem } from './useOpenItems.ts'

type Row = NonNullable<DraftMap['payments']['allocations']>[number]

const FIELDS = { invoices: 'invoice', purchases: 'purchase', openingBalances: 'opening' } as const

/** Document id → typed amount, decimal text. Absent documents are not settled. */
export type Amounts = ReadonlyMap<string, string>

const isAmount = (text: string): boolean => isDecimal(text, 2)

/** Allocations as the API takes them, in the order of the documents. */
export const rowsOf = (items: readonly OpenItem[], amounts: Amounts): Row[] =>
  items.flatMap(({ entity, id }) => {
    const amount = amounts.get(id)
    return amount === undefined ? [] : [{ [FIELDS[entity]]: id, amount }]
  })

/** Undefined while an amount is invalid. */
const inHundredths = (amounts: Amounts): bigint | undefined => {
  const texts = [...amounts.values()]
  return texts.every(isAmount) ? texts.reduce((sum, amount) => sum + hundredths(amount), 0n) : undefined
}

/** Sum of the amounts; undefined while one is invalid. */
export const sumOf = (amounts: Amounts): string | undefined => {
  const sum = inHundredths(amounts)
  return sum === undefined ? undefined : moneyText(sum)
}

/** Default amounts if nothing is chosen: settles the oldest due documents first, if all have one currency. */
export function proposedOf(items: readonly OpenItem[], paid: string): Amounts {
  if (!isAmount(paid) || new Set(items.map(({ currency }) => currency)).size !== 1) return new Map()
  return new Map(allocatePayment(paid, items).allocations.map(({ id, amount }) => [id, amount]))
}

/** Initial amount of a chosen document: all that is open, or the rest of the payment. */
export function amountFor(item: OpenItem, amounts: Amounts, paid: string | undefined): string {
  const others = inHundredths(new Map([...amounts].filter(([id]) => id !== item.id)))
  if (paid === undefined || !isAmount(paid) || others === undefined) return item.open
  const left = hundredths(paid) - others
  return left > 0n && left < hundredths(item.open) ? moneyText(left) : item.open
}

/** Rest of a payment; negative if the amounts exceed it, undefined while one is invalid. */
export function restOf(paid: string, amounts: Amounts): string | undefined {
  const sum = inHundredths(amounts)
  return isAmount(paid) && sum !== undefined ? moneyText(hundredths(paid) - sum) : undefined
}
