/** What is paid, or paid back. */
export interface Payable {
  readonly entity: 'invoices' | 'purchases'
  readonly id: string
  /** Whose it is, for those who see several firms. */
  readonly firm?: string | undefined
  readonly customer: string
  readonly currency: string
  readonly direction: 'in' | 'out'
  /** Decimal text: what is open of it. */
  readonly open: string
}

/** What is done with a document; what a credit note is paid with is a refund. */
export const payLabel = ({ entity, direction }: Payable): 'money.payIn' | 'money.payOut' | 'money.refund' => {
  if (direction === 'in') return 'money.payIn'
  return entity === 'invoices' ? 'money.refund' : 'money.payOut'
}
