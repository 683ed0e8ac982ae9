import { Alert, FormControlLabel, Radio, RadioGroup, Stack, TextField } from '@mui/material'
import { useState } from 'react'
import { useLocaleState, useNavigate, useTranslate } from 'react-admin'
import { DayField } from '../../../admin/form/DayField.tsx'
import { useHub } from '../../../admin/hub.ts'
import { parseLocaleNumber } from '../../../admin/localeNumber.ts'
import { listParams } from '../../../admin/useRecords.ts'
import type { invoiceCalls } from '../../../domain/invoices/calls.ts'
import type { ShownMap } from '../../../model/entityMap.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { today } from '../../parts/today.ts'
import { documentOf } from '../documentOf.ts'
import { useMoneyCall } from '../useMoneyCall.ts'
import { AmountField } from './AmountField.tsx'

/** Paths of errors that inputs show. */
const SHOWN = ['slipNumber', 'date', 'netTotal', 'rate']

type Order = ShownMap['salesOrders'] | ShownMap['purchaseOrders']
type InvoicedPart = 'whole' | 'delivered'

interface Props {
  readonly entity: 'salesOrders' | 'purchaseOrders'
  readonly order: Order
  readonly onClose: () => void
}

const MADE = { salesOrders: 'invoices', purchaseOrders: 'purchases' } as const

/** Opens the latest invoice of the order. */
const useOpenMade = ({ entity, order }: Pick<Props, 'entity' | 'order'>) => {
  const hub = useHub()
  const navigate = useNavigate()
  return async () => {
    const made = MADE[entity]
    const latest = { sort: { field: 'createdAt', order: 'DESC' }, limit: 1 } as const
    const listing =
      made === 'invoices'
        ? listParams<'invoices'>({ filter: { salesOrder: order.id }, ...latest })
        : listParams<'purchases'>({ filter: { purchaseOrder: order.id }, ...latest })
    const { data } = await hub.getList(made, listing)
    if (data[0]) navigate(`/${made}/${encodeURIComponent(String(data[0].id))}/show`)
  }
}

const isDelivered = ({ lines }: Order): boolean => lines.some(({ deliveredQuantity }) => Number(deliveredQuantity ?? 0) > 0)

/** The dialog's inputs, and the call that makes the invoice. */
const useInvoicing = ({ entity, order, onClose }: Props) => {
  const t = useAreaTexts('money')
  const [locale] = useLocaleState()
  const [what, setWhat] = useState<InvoicedPart>(isDelivered(order) ? 'delivered' : 'whole')
  const [date, setDate] = useState(today)
  const [number, setNumber] = useState('')
  const [total, setTotal] = useState('')
  const [rate, setRate] = useState('')
  const sells = entity === 'salesOrders'
  const { send, busy, refused } = useMoneyCall(sells ? 'invoices' : 'purchases', t(`money.${documentOf(order)}.done`), SHOWN)
  const openMade = useOpenMade({ entity, order })
  const params = { id: order.id }
  const typed = (value: string) => parseLocaleNumber(value, locale)
  const submit = async () => {
    const done = await send((hub) =>
      sells
        ? hub.call<typeof invoiceCalls.invoice>('POST', '/api/salesOrders/{id}/invoice', {
            params,
            body: { what, date, ...(rate && { rate: typed(rate) }) },
          })
        : hub.call<typeof invoiceCalls.purchase>('POST', '/api/purchaseOrders/{id}/invoice', {
            params,
            body: { what, date, slipNumber: number.trim(), ...(total && { netTotal: typed(total) }) },
          }),
    )
    if (!done) return
    onClose()
    await openMade()
  }
  return { sells, what, setWhat, date, setDate, number, setNumber, total, setTotal, rate, setRate, busy, refused, submit }
}

interface InvoicedPartProps extends Pick<Props, 'order'> {
  readonly sells: boolean
  readonly value: InvoicedPart
  readonly onChange: (what: InvoicedPart) => void
}

const InvoicedPartChoice = ({ order, sells, value, onChange }: InvoicedPartProps) => {
  const t = useAreaTexts('money')
  const made = documentOf(order)
  return (
    <RadioGroup
      value={value}
      aria-label={t(`money.${made}.title`)}
      onChange={(_, chosen) => onChange(chosen === 'whole' ? 'whole' : 'delivered')}
    >
      <FormControlLabel value="delivered" control={<Radio />} label={t(`money.${made}.${sells ? 'delivered' : 'received'}`)} />
      <FormControlLabel value="whole" control={<Radio />} label={t(`money.${made}.whole`)} />
    </RadioGroup>
  )
}

/** Invoices an order: all of it, or the delivered part. Asks for number and amount of a supplier's invoice, to compare them. */
const InvoiceDialog = (props: Props) => {
  const { order, onClose } = props
  const t = useAreaTexts('money')
  const translate = useTranslate()
  const made = documentOf(order)
  const { sells, what, setWhat, date, setDate, number, setNumber, total, setTotal, rate, setRate, busy, refused, submit } =
    useInvoicing(props)
  const { fields } = refused
  return (
    <FormDialog
      title={t(`money.${made}.title`)}
      yes={t(`money.${made}.button`)}
      busy={busy}
      incomplete={!sells && number.trim() === ''}
      error={refused.message}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2, pt: 1 }}>
        {!sells && (
          <TextField
            autoFocus
            required
            label={t(`money.${made}.number`)}
            value={number}
            error={fields.slipNumber !== undefined}
            helperText={fields.slipNumber}
            onChange={({ target }) => setNumber(target.value)}
          />
        )}
        <InvoicedPartChoice order={order} sells={sells} value={what} onChange={setWhat} />
        <DayField label={t('money.date')} mistake={fields.date} value={date} onChange={setDate} />
        {!sells && (
          <AmountField
            label={translate('resources.purchases.fields.netTotal')}
            hint={t('money.invoice.compare')}
            value={total}
            currency={order.currency}
            mistake={fields.netTotal}
            onChange={setTotal}
          />
        )}
        {(fields.rate !== undefined || rate !== '') && (
          <AmountField label={t('money.rate')} value={rate} currency={null} mistake={fields.rate} onChange={setRate} />
        )}
        {sells && <Alert severity="info">{t(`money.${made}.final`)}</Alert>}
      </Stack>
    </FormDialog>
  )
}

export default InvoiceDialog
