import CheckCircle from '@mui/icons-material/CheckCircleOutlined'
import { Button, Card, Stack } from '@mui/material'
import { useState } from 'react'
import { LinkBase, Title, useTranslate } from 'react-admin'
import { useRecord } from '../../../admin/useRecords.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Invoices } from '../own/Invoices.tsx'
import { PlanSkeleton } from '../own/PlanSkeleton.tsx'
import { OWN } from '../paths.ts'
import { useDue } from '../usePlan.ts'
import { usePlanFirm } from '../usePlanFirm.ts'
import { usePlanTexts } from '../usePlanTexts.ts'
import { DueInvoice } from './DueInvoice.tsx'
import { HousePayments } from './HousePayments.tsx'

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

/** The receipt of the last payment. */
const Paid = ({ invoice }: { readonly invoice: string }) => {
  const { t } = usePlanTexts()
  const { data } = useRecord('invoices', invoice)
  return (
    <Card>
      <EmptyState role="status" icon={<CheckCircle />} text={t('plans.payment.paid')} hint={t('plans.payment.paidHint')}>
        <Button component={LinkBase} to={`/invoices/${encodeURIComponent(invoice)}/show`} variant="contained">
          {t('plans.payment.receipt', { number: data?.number ?? '' })}
        </Button>
        <ToPlan />
      </EmptyState>
    </Card>
  )
}

const FirmPayments = () => {
  const { t } = usePlanTexts()
  const { data, isPending, refetch } = useDue()
  // Keeps the invoice that was due, so that its receipt is shown after the payment, even if an Admin confirms it meanwhile.
  const [last, setLast] = useState<string>()
  const [due] = data?.due ?? []
  if (due && due.invoice !== last) setLast(due.invoice)
  if (isPending) return <PlanSkeleton />
  if (!data)
    return (
      <Card>
        <ErrorState text={t('plans.payment.failed')} retry={() => void refetch()} />
      </Card>
    )
  if (due) return <DueInvoice key={due.invoice} due={due} />
  return last === undefined ? <Nothing /> : <Paid invoice={last} />
}

/** Payment of the unpaid invoice of the firm's plan (`/Subscription/SubscriptionPayment`). */
const PlanPayment = () => {
  const translate = useTranslate()
  const firm = usePlanFirm()
  return (
    <Stack sx={{ pb: 3, minWidth: 0 }}>
      <Title title={translate('app.menu.subscriptionPayment')} />
      {firm === undefined ? <HousePayments /> : <FirmPayments />}
      {firm !== undefined && <Invoices firm={firm} />}
    </Stack>
  )
}

export default PlanPayment
