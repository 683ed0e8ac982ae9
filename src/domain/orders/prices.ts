/** A price per unit of a material; `unit` is the code of a sub-unit, empty for the main one. */
interface UnitPrice {
  readonly material: string
  readonly unit: string | null
  /** Decimal text. */
  readonly price: string
}

/** A price agreed with a customer. */
export interface AgreedPrice extends UnitPrice {
  readonly date: string
}

/** A price of a price list. */
export interface ListedPrice extends UnitPrice {
  readonly validFrom: string
  readonly validUntil: string | null
  /** Whether it is from the customer's own price list. */
  readonly own: boolean
}

/** Context of a price. */
export interface PriceRequest {
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

const isFor = ({ material, unit, mainUnit }: PriceRequest, one: UnitPrice): boolean =>
  one.material === material && (one.unit || mainUnit || '') === (unit || mainUnit || '')

/** The valid list price: the customer's own list before general ones, then the latest start of validity. */
export const listedPrice = (question: PriceRequest, listed: readonly ListedPrice[]): string | undefined =>
  listed
    .filter((one) => isFor(question, one) && one.validFrom <= question.date && (one.validUntil ?? question.date) >= question.date)
    .toSorted((one, other) => Number(other.own) - Number(one.own) || other.validFrom.localeCompare(one.validFrom))[0]?.price

/** Initial price of a line (`PRODUCT.md E16`): the customer's last price in this unit, else the list price. `agreed`: newest first. */
export function proposedPrice(
  question: PriceRequest,
  agreed: readonly AgreedPrice[],
  listed: readonly ListedPrice[],
): ProposedPrice | undefined {
  const last = agreed.find((one) => isFor(question, one))
  if (last) return { price: last.price, source: 'lastPrice' }
  const price = listedPrice(question, listed)
  return price === undefined ? undefined : { price, source: 'priceList' }
}
