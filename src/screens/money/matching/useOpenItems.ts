import { useQuery } from '@tanstack/react-query'
import { useFormValues } from '../../../admin/form/entityForm.ts'
import { useHub } from '../../../admin/hub.ts'
import { useRecord } from '../../../admin/useRecords.ts'
import type { paymentCalls } from '../../../domain/payments/calls.ts'
import type { AnswerOf } from '../../../model/calls/callContract.ts'

export type OpenItem = AnswerOf<typeof paymentCalls.openItems>[number]

const ACCOUNTS = ['receivable', 'payable'] as const

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

/** Currency of the payment in the form: its own, else that of its safe deposit or bank account. */
const usePayingCurrency = (currency: unknown, safeDeposit: unknown, bankAccount: unknown): string | undefined => {
  const safe = useRecord('safeDeposits', text(safeDeposit)).data
  const account = useRecord('bankAccounts', text(bankAccount)).data
  return text(currency) ?? text(safe?.currency) ?? text(account?.currency)
}

/** Documents that the form's payment could settle, the oldest first. */
export const useOpenItems = () => {
  const hub = useHub()
  const [customer, direction, account, ...rest] = useFormValues<'payments'>(
    ...(['customer', 'direction', 'account', 'currency', 'safeDeposit', 'bankAccount'] as const),
  )
  const currency = usePayingCurrency(rest[0], rest[1], rest[2])
  const id = text(customer)
  const side = ACCOUNTS.find((one) => one === account)
  const query = {
    direction: direction === 'out' ? ('out' as const) : ('in' as const),
    ...(side && { account: side }),
    ...(currency !== undefined && { currency }),
  }
  const result = useQuery({
    queryKey: ['payments', 'openItems', id, query],
    queryFn: () => hub.call<typeof paymentCalls.openItems>('GET', '/api/customers/{id}/openItems', { params: { id: id ?? '' }, query }),
    enabled: id !== undefined,
    retry: false,
  })
  return { ...result, customer: id }
}
