/** Where a firm is, and its tax number. */
interface Taxed {
  readonly country: string | null
  readonly taxNo: string | null
}

/** VAT that the house charges. Rates are decimal text. */
export interface DealVat {
  readonly car: string
  readonly fee: string
  /** The buyer owes the tax in its own country; the invoice says so. */
  readonly abroad: boolean
}

/** Whether the house charges a firm no VAT: it is of another country and has a tax number (`PRODUCT.md A14`). */
export const isAbroad = ({ country, taxNo }: Taxed, houseCountry: string | null): boolean =>
  taxNo !== null && country !== null && houseCountry !== null && country !== houseCountry

/** The rates of a deal: none abroad, else the car's own rate or the house's (`PRODUCT.md A14`). */
export function dealVat(
  buyer: Taxed,
  house: { readonly country: string | null; readonly defaultVat: string | null },
  carRate: string | null,
): DealVat {
  const abroad = isAbroad(buyer, house.country)
  const rate = house.defaultVat ?? '0.00'
  return abroad ? { car: '0.00', fee: '0.00', abroad } : { car: carRate ?? rate, fee: rate, abroad }
}
