import { isReturn, type SlipType } from '../../domain/slipTypes.ts'

/** Text key (`money.*`) of the document that invoices an order: a return gets a credit note. */
export const documentOf = ({ slipType }: { readonly slipType: SlipType | null }): 'creditNote' | 'invoice' =>
  slipType !== null && isReturn(slipType) ? 'creditNote' : 'invoice'
