import type { EntityMap } from '../model/entityMap.ts'

/** What a slip is (`PRODUCT.md E15`). */
export type SlipType = EntityMap['salesOrders' | 'purchaseOrders']['slipType']

type Material = EntityMap['materials']

type VatField = keyof Material & `${string}Vat`

interface Facts {
  readonly isReturn: boolean
  /** 1: goods come in, -1: they leave. */
  readonly direction: 1 | -1
  /** The material's rate for it. */
  readonly vat: VatField
  /** What returns its goods. */
  readonly returnedBy: SlipType | undefined
}

const SLIP_TYPES: Readonly<Record<SlipType, Facts>> = {
  sale: { isReturn: false, direction: -1, vat: 'salesVat', returnedBy: 'salesReturn' },
  salesReturn: { isReturn: true, direction: 1, vat: 'salesReturnVat', returnedBy: undefined },
  retailSale: { isReturn: false, direction: -1, vat: 'retailSalesVat', returnedBy: 'retailSalesReturn' },
  retailSalesReturn: { isReturn: true, direction: 1, vat: 'retailSalesReturnVat', returnedBy: undefined },
  purchase: { isReturn: false, direction: 1, vat: 'purchaseVat', returnedBy: 'purchaseReturn' },
  purchaseReturn: { isReturn: true, direction: -1, vat: 'purchaseVat', returnedBy: undefined },
}

export const isReturn = (type: SlipType): boolean => SLIP_TYPES[type].isReturn

/** How a delivery of such a slip moves stock: 1 into the warehouse, -1 out of it. */
export const stockDirection = (type: SlipType): 1 | -1 => SLIP_TYPES[type].direction

/** The material's rate for such a slip; a purchase return takes the rate of the purchase. */
export const vatFieldOf = (type: SlipType): VatField => SLIP_TYPES[type].vat

/** Rates of a material, of which any may be empty. */
export type Rates = Pick<Material, VatField | 'vat'>

/** Rate of a line that names none (`PRODUCT.md E15`): the material's for this slip, else its general one, else the firm's. */
export const vatRateOf = (type: SlipType, rates: Rates | undefined, firmRate: string | null): string | null =>
  rates?.[vatFieldOf(type)] ?? rates?.vat ?? firmRate

/** What returns the goods of such a slip; undefined of what is a return itself. */
export const returnTypeOf = (type: SlipType): SlipType | undefined => SLIP_TYPES[type].returnedBy
