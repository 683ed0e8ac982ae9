import Star from '@mui/icons-material/Star'
import StarBorder from '@mui/icons-material/StarBorder'
import { IconButton, Tooltip } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { useHub } from '../../admin/hub.ts'
import type { Lot } from '../../domain/auction/room.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { changeLot } from './putRoom.ts'

const watched =
  (watching: boolean) =>
  (lot: Lot): Lot => ({ ...lot, own: { ...lot.own, watching } })

/** A star that is filled at once, and emptied again where the server refuses. */
export const WatchButton = ({ lot, filled = false }: { readonly lot: Lot; readonly filled?: boolean }) => {
  const t = useAreaTexts('bidding')
  const hub = useHub()
  const client = useQueryClient()
  const notify = useNotify()
  const { watching } = lot.own
  const { mutate } = useMutation({
    mutationFn: (wanted: boolean) => hub.send(`auctions/${encodeURIComponent(lot.id)}/watch`, { method: wanted ? 'PUT' : 'DELETE' }),
    onMutate: (wanted) => changeLot(client, lot.id, watched(wanted)),
    onError: (error, wanted) => {
      changeLot(client, lot.id, watched(!wanted))
      notify(error.message, { type: 'error' })
    },
  })
  const label = t(watching ? 'bidding.lot.unwatch' : 'bidding.lot.watch')
  return (
    <Tooltip title={label}>
      <IconButton
        aria-label={`${label}: ${lot.car.label}`}
        aria-pressed={watching}
        onClick={() => mutate(!watching)}
        size="small"
        sx={{
          color: watching ? 'warning.main' : 'text.secondary',
          ...(filled && { bgcolor: 'background.paper', boxShadow: 1, '&:hover': { bgcolor: 'background.paper' } }),
        }}
      >
        {watching ? <Star /> : <StarBorder />}
      </IconButton>
    </Tooltip>
  )
}
