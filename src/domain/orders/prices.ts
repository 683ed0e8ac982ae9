/** A price per unit of a material; `unit` is the code of a sub-unit, empty for the main one. */
interface UnitPrice {
  readonly material: string
  readonly unit: string | null
  /** Decimal text. */
  readonly price: string
}

/** A price that was agreed on with a customer. */
export interface AgreedPrice extends UnitPrice {
  readonly date: string
}

/** A price of a price list. */
export interface ListedPrice extends UnitPrice {
  readonly validFrom: string
  readonly validUntil: string | null
  /** Of the list that the customer's record names. */
  readonly own: boolean
}

/** What a price is wanted for. */
export interface PriceQuestion {
  readonly material: string
  readonly unit: string | null
  /** Code of the material's main unit. */
  readonly mainUnit: string | null
  /** Day of the slip. */
  readonly date: string
}

export interface ProposedPrice {
  readonly price: string
  readonly source: 'lastPrice' | 'priceList'
}

const isFor = ({ material, unit, mainUnit }: PriceQuestion, one: UnitPrice): boolean =>
  one.material === material && (one.unit || mainUnit || '') === (unit || mainUnit || '')

/** The valid price of the lists: the customer's own list before general ones, then the one that has been valid for the shortest time. */
export const listedPrice = (question: PriceQuestion, listed: readonly ListedPrice[]): string | undefined =>
  listed
    .filter((one) => isFor(question, one) && one.validFrom <= question.date && (one.validUntil ?? question.date) >= question.date)
    .toSorted((one, other) => Number(other.own) - Number(one.own) || other.validFrom.localeCompare(one.validFrom))[0]?.price

/** The price that a line starts with (`PRODUCT.md E16`): the customer's last one in this unit, else the price list's. `agreed`: the newest first. */
export function proposedPrice(
  question: PriceQuestion,
  agreed: readonly AgreedPrice[],
  listed: readonly ListedPrice[],
): ProposedPrice | undefined {
  const last = agreed.find((one) => isFor(question, one))
  if (last) return { price: last.price, source: 'lastPrice' }
  const price = listedPrice(question, listed)
  return price === undefined ? undefined : { price, source: 'priceList' }
}
