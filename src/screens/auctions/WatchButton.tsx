import Star from '@mui/icons-material/Star'
import StarBorder from '@mui/icons-material/StarBorder'
import { IconButton, Tooltip } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { useHub } from '../../admin/hub.ts'
import type { auctionCalls } from '../../domain/auction/calls.ts'
import type { Lot } from '../../domain/auction/room.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { useLabelled } from '../../providers/i18n/useLabelled.ts'
import { SCRIM } from '../parts/PictureLabel.tsx'
import { updateCachedLot } from './room/cacheRoom.ts'

/** The click target is larger than the visible button. */
const ON_PICTURE = (watching: boolean) =>
  ({
    '&, &:hover': { backgroundColor: 'transparent' },
    '& svg': { ...SCRIM, boxSizing: 'content-box', p: '6px', borderRadius: '50%', color: watching ? '#fbbf24' : '#fff' },
    '&:hover svg': { backgroundColor: 'rgba(9, 11, 15, 0.9)' },
  }) as const

const watched =
  (watching: boolean) =>
  (lot: Lot): Lot => ({ ...lot, own: { ...lot.own, watching } })

/** A star that toggles optimistically, and reverts if the server refuses. */
export const WatchButton = ({ lot, onPicture = false }: { readonly lot: Lot; readonly onPicture?: boolean }) => {
  const t = useAreaTexts('bidding')
  const labelled = useLabelled()
  const hub = useHub()
  const client = useQueryClient()
  const notify = useNotify()
  const { watching } = lot.own
  const { mutate } = useMutation({
    mutationFn: (next: boolean) =>
      hub.call<typeof auctionCalls.watch | typeof auctionCalls.unwatch>(next ? 'PUT' : 'DELETE', '/api/auctions/{id}/watch', {
        params: { id: lot.id },
      }),
    onMutate: (next) => updateCachedLot(client, lot.id, watched(next)),
    onError: (error, next) => {
      updateCachedLot(client, lot.id, watched(!next))
      notify(error.message, { type: 'error' })
    },
  })
  const label = t(watching ? 'bidding.lot.unwatch' : 'bidding.lot.watch')
  return (
    <Tooltip title={label}>
      <IconButton
        aria-label={labelled(label, lot.car.label)}
        aria-pressed={watching}
        onClick={() => mutate(!watching)}
        sx={{ width: 40, height: 40, p: 0, color: watching ? 'warning.main' : 'text.secondary', ...(onPicture && ON_PICTURE(watching)) }}
      >
        {watching ? <Star sx={{ fontSize: 20 }} /> : <StarBorder sx={{ fontSize: 20 }} />}
      </IconButton>
    </Tooltip>
  )
}
