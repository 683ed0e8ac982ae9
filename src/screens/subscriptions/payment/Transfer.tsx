import ContentCopy from '@mui/icons-material/ContentCopyOutlined'
import { Alert, Box, Button, IconButton, Stack, Tooltip, Typography } from '@mui/material'
import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { useRecords } from '../../../admin/useRecords.ts'
import type { walletCalls } from '../../../domain/wallets/calls.ts'
import { openOf } from '../../money/PayAction.tsx'
import { useWalletCall } from '../../wallets/useWalletCall.ts'
import type { Invoice } from '../records.ts'
import { usePlanTexts } from '../usePlanTexts.ts'

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

/** The wallet that a transfer arrives in, and the announced transfer that waits for an Admin. */
const useAnnounced = ({ number, currency }: Invoice) => {
  const wallets = useRecords('wallets', { filter: { currency }, sort: { field: 'createdAt', order: 'ASC' }, limit: 1 })
  const [wallet] = wallets.data ?? []
  const requests = useRecords(
    'walletRequests',
    { filter: { wallet: wallet?.id ?? '', kind: 'topUp', status: 'pending' }, sort: { field: 'createdAt', order: 'DESC' }, limit: 20 },
    { enabled: wallet !== undefined },
  )
  return { wallet, waiting: requests.data?.find(({ note }) => note === number) }
}

const Announce = ({ invoice, wallet }: { readonly invoice: Invoice; readonly wallet: string }) => {
  const { t } = usePlanTexts()
  const notify = useNotify()
  const refresh = useRefresh()
  const [refused, setRefused] = useState<string>()
  const { busy, call } = useWalletCall((hub, _, headers) =>
    hub.call<typeof walletCalls.request>('POST', '/api/wallets/{id}/requests', {
      params: { id: wallet },
      headers,
      body: { kind: 'topUp', amount: openOf(invoice.netTotal, invoice.settledAmount), note: invoice.number ?? '' },
    }),
  )
  const announce = async () => {
    const outcome = await call({})
    setRefused(outcome?.message)
    if (!outcome) notify(t('plans.payment.announced'), { type: 'success' })
    refresh()
  }
  return (
    <>
      {refused && <Alert severity="error">{refused}</Alert>}
      <Button variant="outlined" disabled={busy} onClick={() => void announce()}>
        {t('plans.payment.announce')}
      </Button>
    </>
  )
}

/** Pays by bank transfer: the reference to quote, and the announcement, which an Admin confirms when the money has arrived. */
export const Transfer = ({ invoice }: { readonly invoice: Invoice }) => {
  const { t, money } = usePlanTexts()
  const { wallet, waiting } = useAnnounced(invoice)
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'flex-start', '& > .MuiAlert-root': { width: '100%' } }}>
      <Typography variant="subtitle1" component="h3">
        {t('plans.payment.transfer')}
      </Typography>
      <Typography variant="body2">{t('plans.payment.transferText')}</Typography>
      <Reference number={invoice.number ?? ''} />
      {waiting && (
        <Alert severity="info">
          {t('plans.payment.waiting', { amount: money(waiting.amount, waiting.currency) })} {t('plans.payment.waitingHint')}
        </Alert>
      )}
      {wallet && !waiting && <Announce invoice={invoice} wallet={wallet.id} />}
    </Stack>
  )
}
