import type { EntityMap } from '../model/entityMap.ts'

/** Types of slips (`PRODUCT.md E15`). */
export type SlipType = EntityMap['salesOrders' | 'purchaseOrders']['slipType']

type Material = EntityMap['materials']

type VatField = keyof Material & `${string}Vat`

interface Facts {
  readonly isReturn: boolean
  /** 1: incoming goods, -1: outgoing goods. */
  readonly direction: 1 | -1
  /** The material's VAT field for it. */
  readonly vat: VatField
  /** Type of slip that returns its goods. */
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

/** Direction of a delivery: 1 into the warehouse, -1 out of it. */
export const stockDirection = (type: SlipType): 1 | -1 => SLIP_TYPES[type].direction

/** The material's VAT field for a slip; a purchase return uses that of the purchase. */
export const vatFieldOf = (type: SlipType): VatField => SLIP_TYPES[type].vat

/** VAT rates of a material; all are optional. */
export type Rates = Pick<Material, VatField | 'vat'>

/** Default VAT rate of a line (`PRODUCT.md E15`): the material's for this slip, else its general one, else the firm's. */
export const vatRateOf = (type: SlipType, rates: Rates | undefined, firmRate: string | null): string | null =>
  rates?.[vatFieldOf(type)] ?? rates?.vat ?? firmRate

/** Type of slip that returns the goods; undefined for a return. */
export const returnTypeOf = (type: SlipType): SlipType | undefined => SLIP_TYPES[type].returnedBy
