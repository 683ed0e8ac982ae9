/** A document that can be paid or refunded. */
export interface Payable {
  readonly entity: 'invoices' | 'purchases'
  readonly id: string
  /** Id of its firm, for users who see several firms. */
  readonly firm?: string | undefined
  readonly customer: string
  readonly currency: string
  readonly direction: 'in' | 'out'
  /** Open amount, decimal text. */
  readonly open: string
}

/** Label of the payment: paying a credit note is a refund. */
export const payLabel = ({ entity, direction }: Payable): 'money.payIn' | 'money.payOut' | 'money.refund' => {
  if (direction === 'in') return 'money.payIn'
  return entity === 'invoices' ? 'money.refund' : 'money.payOut'
}
