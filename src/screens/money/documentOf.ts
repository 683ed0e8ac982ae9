import { isReturn, type SlipType } from '../../domain/slipTypes.ts'

/** What is made of a slip, as `money.*` calls it: of a return a credit note. */
export const documentOf = ({ slipType }: { readonly slipType: SlipType | null }): 'creditNote' | 'invoice' =>
  slipType !== null && isReturn(slipType) ? 'creditNote' : 'invoice'
