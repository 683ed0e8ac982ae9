import ContentCopy from '@mui/icons-material/ContentCopyOutlined'
import { Alert, Box, Button, IconButton, Stack, Tooltip, Typography } from '@mui/material'
import { useNotify } from 'react-admin'
import type { Due } from '../records.ts'
import { usePlanTexts } from '../usePlanTexts.ts'
import { usePay } from './usePay.ts'

const Reference = ({ number }: { readonly number: string }) => {
  const { t } = usePlanTexts()
  const notify = useNotify()
  const copy = async () => {
    await navigator.clipboard.writeText(number)
    notify(t('plans.payment.copied'), { type: 'success' })
  }
  return (
    <Box>
      <Typography variant="body2" color="text.secondary">
        {t('plans.payment.reference')}
      </Typography>
      <Typography component="span" sx={{ fontWeight: 650 }}>
        <bdi dir="ltr">{number}</bdi>
      </Typography>
      <Tooltip title={t('plans.payment.copy')}>
        <IconButton aria-label={t('plans.payment.copy')} onClick={() => void copy()}>
          <ContentCopy fontSize="small" />
        </IconButton>
      </Tooltip>
    </Box>
  )
}

const Announce = ({ due: { invoice } }: { readonly due: Due }) => {
  const { t } = usePlanTexts()
  const { busy, pay, refused } = usePay({ invoice, means: 'transfer' }, t('plans.payment.announced'))
  return (
    <>
      {refused && <Alert severity="error">{refused}</Alert>}
      <Button variant="outlined" disabled={busy} onClick={() => void pay()}>
        {t('plans.payment.announce')}
      </Button>
    </>
  )
}

/** Payment by bank transfer: shows the reference, and announces the transfer, which an Admin confirms when it has arrived. */
export const Transfer = ({ due }: { readonly due: Due }) => {
  const { t, money } = usePlanTexts()
  const { transfer, number, currency } = due
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'flex-start', '& > .MuiAlert-root': { width: '100%' } }}>
      <Typography variant="subtitle1" component="h3">
        {t('plans.payment.transfer')}
      </Typography>
      <Typography variant="body2">{t('plans.payment.transferText')}</Typography>
      <Reference number={number ?? ''} />
      {transfer ? (
        <Alert severity="info">
          {t('plans.payment.waiting', { amount: money(transfer.amount, currency) })} {t('plans.payment.waitingHint')}
        </Alert>
      ) : (
        <Announce due={due} />
      )}
    </Stack>
  )
}
