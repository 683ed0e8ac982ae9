import Gavel from '@mui/icons-material/GavelOutlined'
import Undo from '@mui/icons-material/Undo'
import { Box, Card, Chip, IconButton, List, ListItem, TextField, Tooltip, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useLocaleState, useNotify } from 'react-admin'
import { useAdmin } from '../../../admin/adminContext.tsx'
import { useHub } from '../../../admin/hub.ts'
import type { auctionCalls } from '../../../domain/auction/calls.ts'
import type { PastBid, Room } from '../../../domain/auction/room.ts'
import { dateFormat } from '../../../model/values/keptFormats.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { intlLocale } from '../../../providers/i18n/format.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { roomKey } from '../keys.ts'
import { useMoney } from '../useMoney.ts'

/** Retracts a bid with a reason; `close` runs after a success. */
const useRetract = (bid: string, auction: string, close: () => void) => {
  const t = useAreaTexts('bidding')
  const hub = useHub()
  const client = useQueryClient()
  const notify = useNotify()
  const [busy, setBusy] = useState(false)
  const retract = async (reason: string) => {
    setBusy(true)
    try {
      await hub.call<typeof auctionCalls.retract>('POST', '/api/bids/{id}/retract', { params: { id: bid }, body: { reason } })
      close()
      notify(t('bidding.decision.retracted'), { type: 'success' })
      await client.invalidateQueries({ queryKey: roomKey(auction) })
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' })
    }
    setBusy(false)
  }
  return { busy, retract }
}

/** Lets an Admin retract a bid, with a reason (`PRODUCT.md A8`). */
const Retract = ({ bid, amount, auction }: { readonly bid: PastBid; readonly amount: string; readonly auction: string }) => {
  const t = useAreaTexts('bidding')
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const { busy, retract } = useRetract(bid.id, auction, () => setOpen(false))
  const submit = () => (reason.trim() === '' ? setMissing(true) : void retract(reason.trim()))
  const label = t('bidding.confirm.retract', { amount })
  return (
    <>
      <Tooltip title={label}>
        <IconButton size="small" aria-label={label} onClick={() => setOpen(true)}>
          <Undo fontSize="small" />
        </IconButton>
      </Tooltip>
      <ConfirmDialog
        open={open}
        title={t('bidding.confirm.retractTitle')}
        text={t('bidding.confirm.retractText', { amount })}
        yes={t('bidding.confirm.retractYes')}
        tone="error"
        busy={busy}
        onYes={submit}
        onClose={() => setOpen(false)}
        input={
          <TextField
            autoFocus
            required
            multiline
            label={t('bidding.confirm.retractReason')}
            value={reason}
            onChange={({ target }) => {
              setReason(target.value)
              setMissing(false)
            }}
            error={missing}
            helperText={missing && t('bidding.confirm.retractReasonNeeded')}
            slotProps={{ htmlInput: { maxLength: 500 } }}
          />
        }
      />
    </>
  )
}

interface EntryProps {
  readonly bid: PastBid
  readonly time: string
  readonly price: string
  readonly isFirst: boolean
  readonly divider: boolean
  readonly children: ReactNode
}

const BidEntry = ({ bid, time, price, isFirst, divider, children }: EntryProps) => {
  const t = useAreaTexts('bidding')
  return (
    <ListItem disableGutters divider={divider} sx={{ gap: 1, px: { xs: 2, sm: 3 }, py: 1, typography: 'body2', borderColor: 'divider' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', minHeight: 24 }}>
          <bdi>{bid.bidder}</bdi>
          {bid.own && <Chip size="small" color="primary" label={t('bidding.room.you')} />}
        </Box>
        <Typography variant="caption" color="text.secondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          <time dateTime={bid.at}>{time}</time>
        </Typography>
      </Box>
      <Typography
        component="bdi"
        variant={isFirst ? 'subtitle1' : 'body1'}
        color={isFirst ? 'text.primary' : 'text.secondary'}
        sx={{ fontVariantNumeric: 'tabular-nums' }}
      >
        {price}
      </Typography>
      {children}
    </ListItem>
  )
}

/** As high as the neighbouring card. */
const EMPTY = { height: '100%' } as const

/** Prices and masked bidders, newest first; maxima are secret (`PRODUCT.md A10`). */
export const History = ({ room: { lot, history } }: { readonly room: Room }) => {
  const t = useAreaTexts('bidding')
  const [locale] = useLocaleState()
  const { subject } = useAdmin()
  const money = useMoney(lot.currency)
  const time = dateFormat(intlLocale(locale), { dateStyle: 'short', timeStyle: 'medium' })
  const retracts = subject.roles.includes('Admin') && lot.status !== 'sold' && lot.status !== 'unsold'
  return (
    <Card component="section" aria-labelledby="history" sx={history.length === 0 ? EMPTY : undefined}>
      <Typography id="history" variant="h6" component="h2" sx={{ px: { xs: 2, sm: 3 }, pt: { xs: 2, sm: 3 }, pb: 1 }}>
        {t('bidding.room.history')}
      </Typography>
      {history.length === 0 && (
        <Box sx={{ px: { xs: 2, sm: 3 }, pb: 2 }}>
          <EmptyState size="line" icon={<Gavel />} text={t('bidding.room.historyEmpty')} />
        </Box>
      )}
      <Box role="group" aria-labelledby="history" tabIndex={0} sx={{ maxHeight: 420, overflowY: 'auto' }}>
        <List disablePadding>
          {history.map((bid, index) => (
            <BidEntry
              key={bid.id}
              bid={bid}
              time={time.format(new Date(bid.at))}
              price={money(bid.price)}
              isFirst={index === 0}
              divider={index < history.length - 1}
            >
              {retracts && <Retract bid={bid} amount={money(bid.price)} auction={lot.id} />}
            </BidEntry>
          ))}
        </List>
      </Box>
    </Card>
  )
}
