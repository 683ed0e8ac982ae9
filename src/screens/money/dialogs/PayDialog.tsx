import { Stack, TextField } from '@mui/material'
import { useState } from 'react'
import { useLocaleState } from 'react-admin'
import { DayField } from '../../../admin/form/DayField.tsx'
import { parseLocaleNumber } from '../../../admin/localeNumber.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { today } from '../../parts/today.ts'
import { useMoneyCall } from '../useMoneyCall.ts'
import { AmountField } from './AmountField.tsx'
import { MoneyAccountField, moneyAccountOf } from './MoneyAccountField.tsx'
import { type Payable, payLabel } from './payable.ts'

/** Paths of errors that inputs show. */
const SHOWN = ['amount', 'allocations.0.amount', 'safeDeposit', 'bankAccount', 'date']

const ALLOCATION = { invoices: 'invoice', purchases: 'purchase' } as const

interface Props {
  readonly document: Payable
  readonly onClose: () => void
}

/** The dialog's inputs, and the call that posts the payment. The amount is initially all that is open. */
const usePayment = ({ document, onClose }: Props) => {
  const t = useAreaTexts('money')
  const [locale] = useLocaleState()
  const [date, setDate] = useState(today)
  const [place, setPlace] = useState('')
  const [amount, setAmount] = useState(document.open)
  const [reference, setReference] = useState('')
  const { send, busy, refused } = useMoneyCall('payments', t('money.paid'), SHOWN)
  const { firm, customer, currency, direction } = document
  const submit = async () => {
    const typed = parseLocaleNumber(amount, locale)
    const allocations = [{ [ALLOCATION[document.entity]]: document.id, amount: typed }]
    const data = {
      ...(firm && { firm }),
      direction,
      customer,
      currency,
      date,
      amount: typed,
      reference: reference || null,
      ...moneyAccountOf(place),
      allocations,
    }
    if (await send((hub) => hub.create('payments', { data }))) onClose()
  }
  return { date, setDate, place, setPlace, amount, setAmount, reference, setReference, busy, refused, submit }
}

/** Posts a payment that settles one document. */
const PayDialog = (props: Props) => {
  const { document, onClose } = props
  const t = useAreaTexts('money')
  const { date, setDate, place, setPlace, amount, setAmount, reference, setReference, busy, refused, submit } = usePayment(props)
  const { currency } = document
  const { fields } = refused
  return (
    <FormDialog
      title={t(payLabel(document))}
      yes={t('money.post')}
      busy={busy}
      incomplete={place === '' || amount.trim() === ''}
      error={refused.message}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2, pt: 1 }}>
        <AmountField
          autoFocus
          required
          label={t('money.amount')}
          value={amount}
          currency={currency}
          mistake={fields.amount ?? fields['allocations.0.amount']}
          onChange={setAmount}
        />
        <MoneyAccountField currency={currency} value={place} mistake={fields.safeDeposit ?? fields.bankAccount} onChange={setPlace} />
        <DayField label={t('money.date')} mistake={fields.date} value={date} onChange={setDate} />
        <TextField label={t('money.reference')} value={reference} onChange={({ target }) => setReference(target.value)} />
      </Stack>
    </FormDialog>
  )
}

export default PayDialog
