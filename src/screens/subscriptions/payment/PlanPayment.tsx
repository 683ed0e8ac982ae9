import CheckCircle from '@mui/icons-material/CheckCircleOutlined'
import { Button, Card, Stack } from '@mui/material'
import { useState } from 'react'
import { LinkBase, Title } from 'react-admin'
import { useRecord } from '../../../admin/useRecords.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Invoices } from '../own/Invoices.tsx'
import { PlanSkeleton } from '../own/PlanSkeleton.tsx'
import { OWN } from '../paths.ts'
import type { Invoice, Subscription } from '../records.ts'
import { useLatest } from '../usePlan.ts'
import { usePlanFirm } from '../usePlanFirm.ts'
import { usePlanTexts } from '../usePlanTexts.ts'
import { Due } from './Due.tsx'
import { OfHouse } from './OfHouse.tsx'

const ToPlan = () => {
  const { t } = usePlanTexts()
  return (
    <Button component={LinkBase} to={OWN} variant="outlined">
      {t('plans.payment.toPlan')}
    </Button>
  )
}

const Nothing = () => {
  const { t } = usePlanTexts()
  return (
    <Card>
      <EmptyState icon={<CheckCircle />} text={t('plans.payment.nothing')} hint={t('plans.payment.nothingHint')}>
        <ToPlan />
      </EmptyState>
    </Card>
  )
}

/** The receipt of a payment that was just made. */
const Paid = ({ invoice: { id, number } }: { readonly invoice: Invoice }) => {
  const { t } = usePlanTexts()
  return (
    <Card>
      <EmptyState role="status" icon={<CheckCircle />} text={t('plans.payment.paid')} hint={t('plans.payment.paidHint')}>
        <Button component={LinkBase} to={`/invoices/${encodeURIComponent(id)}/show`} variant="contained">
          {t('plans.payment.receipt', { number: number ?? '' })}
        </Button>
        <ToPlan />
      </EmptyState>
    </Card>
  )
}

const OfInvoice = ({ id, subscription }: { readonly id: string; readonly subscription: Subscription }) => {
  const { t } = usePlanTexts()
  const { data, isPending, error, refetch } = useRecord('invoices', id)
  if (isPending) return <PlanSkeleton />
  if (data) return data.settlement === 'settled' ? <Paid invoice={data} /> : <Due invoice={data} subscription={subscription} />
  return <Card>{error && <ErrorState text={t('plans.payment.failed')} retry={() => void refetch()} />}</Card>
}

const OfFirm = () => {
  const { t } = usePlanTexts()
  const { subscription, isPending, error, refetch } = useLatest()
  // The receipt stays after the subscription has forgotten its invoice.
  const [last, setLast] = useState<string>()
  const unpaid = subscription?.unpaidInvoice ?? undefined
  if (unpaid !== undefined && unpaid !== last) setLast(unpaid)
  if (isPending) return <PlanSkeleton />
  if (error && !subscription)
    return (
      <Card>
        <ErrorState text={t('plans.payment.failed')} retry={() => void refetch()} />
      </Card>
    )
  const shown = unpaid ?? last
  return subscription && shown !== undefined ? <OfInvoice id={shown} subscription={subscription} /> : <Nothing />
}

/** What is due for the plan of the user's firm, and how to pay it (`/Subscription/SubscriptionPayment`). */
const PlanPayment = () => {
  const { t } = usePlanTexts()
  const firm = usePlanFirm()
  return (
    <Stack sx={{ pb: 3, minWidth: 0 }}>
      <Title title={t('plans.payment.title')} />
      {firm === undefined ? <OfHouse /> : <OfFirm />}
      {firm !== undefined && <Invoices firm={firm} />}
    </Stack>
  )
}

export default PlanPayment
