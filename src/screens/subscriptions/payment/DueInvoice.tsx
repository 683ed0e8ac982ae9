import { Alert, Box, Button, Card, Stack, Typography } from '@mui/material'
import { hundredths, moneyText, sumOf } from '../../../domain/money/hundredths.ts'
import { formatDecimal } from '../../../providers/i18n/format.ts'
import { Section } from '../../parts/Section.tsx'
import { missingOf, WalletLine } from '../change/WalletLine.tsx'
import type { Due } from '../records.ts'
import { usePlanTexts } from '../usePlanTexts.ts'
import { Transfer } from './Transfer.tsx'
import { usePay } from './usePay.ts'

const SUMS = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 2,
  rowGap: 1,
  '& dd': { m: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& > [data-sum]': { borderTop: '1px solid var(--line)', pt: 1 },
  '& > [data-sum]:nth-last-of-type(1)': { fontWeight: 650 },
} as const

/** VAT, total, paid and open amount. */
const sumsOf = ({ lines, total, open }: Due) => {
  const net = sumOf(lines, ({ amount }) => hundredths(amount))
  const paid = hundredths(total) - hundredths(open)
  return [
    ['plans.payment.vat', moneyText(hundredths(total) - net)],
    ['plans.line.total', total],
    ...(paid > 0n
      ? ([
          ['plans.payment.paidPart', moneyText(paid)],
          ['plans.payment.open', open],
        ] as const)
      : []),
  ] as const
}

/** Lines and sums of the unpaid invoice. */
const InvoiceDetails = ({ due }: { readonly due: Due }) => {
  const { t, locale, day, money } = usePlanTexts()
  const { number, date, lines, currency } = due
  return (
    <Section title={t('plans.payment.why')} pending={false} failed={false} retry={() => undefined}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        {t('plans.payment.since', { number: number ?? '', date: day(date) })}
      </Typography>
      <Box component="dl" sx={SUMS}>
        {lines.map(({ description, quantity, amount }) => [
          <dt key={`${description} what`}>
            <bdi>{[Number(quantity) === 1 ? '' : `${formatDecimal(quantity, locale)} ×`, description].filter(Boolean).join(' ')}</bdi>
          </dt>,
          <dd key={`${description} amount`}>{money(amount, currency)}</dd>,
        ])}
        {sumsOf(due).map(([key, amount]) => [
          <dt key={`${key} what`} data-sum>
            {t(key)}
          </dt>,
          <dd key={`${key} amount`} data-sum>
            {money(amount, currency)}
          </dd>,
        ])}
      </Box>
    </Section>
  )
}

/** Pays the invoice from the wallet. */
const FromWallet = ({ due: { invoice, open, currency, available } }: { readonly due: Due }) => {
  const { t, money } = usePlanTexts()
  const { busy, pay, refused } = usePay({ invoice, means: 'wallet' }, t('plans.payment.done'))
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'flex-start', '& > .MuiAlert-root': { width: '100%' } }}>
      <Typography variant="subtitle1" component="h3">
        {t('plans.payment.wallet')}
      </Typography>
      <WalletLine amount={open} currency={currency} available={available} />
      {refused && <Alert severity="error">{refused}</Alert>}
      <Button variant="contained" disabled={busy || missingOf(open, available) !== '0.00'} onClick={() => void pay()}>
        {t('plans.payment.walletButton', { amount: money(open, currency) })}
      </Button>
    </Stack>
  )
}

const Consequence = ({ due: { retryDate } }: { readonly due: Due }) => {
  const { t, day } = usePlanTexts()
  return retryDate === null ? (
    <Alert severity="error">{t('plans.payment.consequence.suspended')}</Alert>
  ) : (
    <Alert severity="warning">{t('plans.payment.consequence.pastDue', { date: day(retryDate) })}</Alert>
  )
}

/** An unpaid invoice of the plan: lines, amounts and ways to pay. */
export const DueInvoice = ({ due }: { readonly due: Due }) => {
  const { t, money } = usePlanTexts()
  return (
    <>
      <Card sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography variant="h5" component="h2" sx={{ mb: 2, fontVariantNumeric: 'tabular-nums' }}>
          {t('plans.payment.due', { amount: money(due.open, due.currency) })}
        </Typography>
        <Consequence due={due} />
      </Card>
      <Section title={t('plans.payment.how')} pending={false} failed={false} retry={() => undefined}>
        <Stack sx={{ gap: 3 }}>
          <FromWallet due={due} />
          <Transfer due={due} />
        </Stack>
      </Section>
      <InvoiceDetails due={due} />
    </>
  )
}
