import { Alert, Box, Button, Card, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { hundredths } from '../../../domain/money/hundredths.ts'
import type { paymentCalls } from '../../../domain/payments/calls.ts'
import { formatDecimal } from '../../../providers/i18n/format.ts'
import { openOf } from '../../money/PayAction.tsx'
import { Section } from '../../parts/Section.tsx'
import { useWalletCall } from '../../wallets/useWalletCall.ts'
import { missingOf, useAvailable, WalletLine } from '../change/WalletLine.tsx'
import type { Invoice, Subscription } from '../records.ts'
import { usePlanTexts } from '../usePlanTexts.ts'
import { Transfer } from './Transfer.tsx'

const SUMS = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 2,
  rowGap: 1,
  '& dd': { m: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& > :nth-last-of-type(1)': { fontWeight: 650 },
} as const

/** Lines and sums of the unpaid invoice. */
const Why = ({ invoice }: { readonly invoice: Invoice }) => {
  const { t, locale, day, money } = usePlanTexts()
  const { number, date, lines, totalVat, netTotal, settledAmount, currency } = invoice
  const paid = hundredths(settledAmount) > 0n
  const sums = [
    ['plans.payment.vat', totalVat],
    ['plans.line.total', netTotal],
    ...(paid ? ([['plans.payment.paidPart', settledAmount]] as const) : []),
    ['plans.payment.open', openOf(invoice.netTotal, invoice.settledAmount)],
  ] as const
  return (
    <Section title={t('plans.payment.why')} pending={false} failed={false} retry={() => undefined}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        {t('plans.payment.since', { number: number ?? '', date: day(date) })}
      </Typography>
      <Box component="dl" sx={SUMS}>
        {(lines ?? []).map(({ lineNumber, description, quantity, gross }) => [
          <dt key={`${lineNumber} what`}>
            <bdi>{[Number(quantity) === 1 ? '' : `${formatDecimal(quantity, locale)} ×`, description].filter(Boolean).join(' ')}</bdi>
          </dt>,
          <dd key={`${lineNumber} amount`}>{money(gross, currency)}</dd>,
        ])}
        {sums.map(([key, amount]) => [
          <Box component="dt" key={`${key} what`} sx={{ borderTop: '1px solid var(--line)', pt: 1 }}>
            {t(key)}
          </Box>,
          <Box component="dd" key={`${key} amount`} sx={{ borderTop: '1px solid var(--line)', pt: 1 }}>
            {money(amount, currency)}
          </Box>,
        ])}
      </Box>
    </Section>
  )
}

/** Pays the invoice from the wallet. */
const FromWallet = ({ invoice }: { readonly invoice: Invoice }) => {
  const { t, money } = usePlanTexts()
  const notify = useNotify()
  const refresh = useRefresh()
  const { id, currency } = invoice
  const open = openOf(invoice.netTotal, invoice.settledAmount)
  const available = useAvailable(currency)
  const [refused, setRefused] = useState<string>()
  const { busy, call } = useWalletCall((hub, _, headers) =>
    hub.call<typeof paymentCalls.payFromWallet>('POST', '/api/invoices/{id}/payFromWallet', { params: { id }, headers, body: {} }),
  )
  const pay = async () => {
    const outcome = await call({})
    setRefused(outcome?.message)
    if (!outcome) notify(t('plans.payment.done'), { type: 'success' })
    refresh()
  }
  const short = missingOf(open, available) !== '0.00'
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'flex-start', '& > .MuiAlert-root': { width: '100%' } }}>
      <Typography variant="subtitle1" component="h3">
        {t('plans.payment.wallet')}
      </Typography>
      <WalletLine amount={open} currency={currency} />
      {refused && <Alert severity="error">{refused}</Alert>}
      <Button variant="contained" disabled={busy || short} onClick={() => void pay()}>
        {t('plans.payment.walletButton', { amount: money(open, currency) })}
      </Button>
    </Stack>
  )
}

const Consequence = ({ subscription: { status, retryDate } }: { readonly subscription: Subscription }) => {
  const { t, day } = usePlanTexts()
  if (status === 'suspended') return <Alert severity="error">{t('plans.payment.consequence.suspended')}</Alert>
  if (status !== 'pastDue') return null
  return <Alert severity="warning">{t('plans.payment.consequence.pastDue', { date: day(retryDate) })}</Alert>
}

/** An unpaid invoice of the plan: how much, for what, and how to pay. */
export const Due = ({ invoice, subscription }: { readonly invoice: Invoice; readonly subscription: Subscription }) => {
  const { t, money } = usePlanTexts()
  return (
    <>
      <Card sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography variant="h5" component="h2" sx={{ mb: 2, fontVariantNumeric: 'tabular-nums' }}>
          {t('plans.payment.due', { amount: money(openOf(invoice.netTotal, invoice.settledAmount), invoice.currency) })}
        </Typography>
        <Consequence subscription={subscription} />
      </Card>
      <Section title={t('plans.payment.how')} pending={false} failed={false} retry={() => undefined}>
        <Stack sx={{ gap: 3 }}>
          <FromWallet invoice={invoice} />
          <Transfer invoice={invoice} />
        </Stack>
      </Section>
      <Why invoice={invoice} />
    </>
  )
}
