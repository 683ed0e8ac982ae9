import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { auctionCalls } from '../../../domain/auction/calls.ts'
import type { Lot, LotEvent, Room } from '../../../domain/auction/room.ts'
import { RESYNC } from '../../../providers/realtime/createRealtime.ts'
import { useLive } from '../../../providers/realtime/realtimeContext.ts'
import { roomKey } from '../keys.ts'
import { applyLotEvent } from '../live/applyLotEvent.ts'
import { useCoalescedCall } from '../live/useCoalescedCall.ts'
import { useTimedRead } from '../live/useTimedRead.ts'
import { newerRoom } from './cacheRoom.ts'

/** Milliseconds over which events are coalesced before the history is refetched; the price itself changes immediately. */
const GATHER = 400

/** One lot with its history, kept up to date by events, and refetched when events may have been missed. */
export const useRoom = (id: string, onMove?: (before: Lot, after: Lot) => void) => {
  const read = useTimedRead()
  const client = useQueryClient()
  const key = roomKey(id)
  const query = useQuery({
    queryKey: key,
    queryFn: async () => {
      const room = await read((hub) => hub.call<typeof auctionCalls.room>('GET', '/api/auctions/{id}/room', { params: { id } }))
      return newerRoom(room, client.getQueryData<Room>(key))
    },
    retry: false,
    staleTime: 0,
  })
  const soon = useCoalescedCall(() => void client.invalidateQueries({ queryKey: key }), GATHER)
  useLive('lot', (data) => {
    const event = data as LotEvent
    const room = client.getQueryData<Room>(key)
    if (event.auction !== id || !room) return
    const lot = applyLotEvent(room.lot, event)
    if (lot === room.lot) return
    client.setQueryData<Room>(key, { ...room, lot })
    onMove?.(room.lot, lot)
    soon()
  })
  useLive('record', (data) => {
    const { entity, id: changed, fields } = data as { readonly entity: string; readonly id: string; readonly fields: readonly string[] }
    if (entity === 'auctions' && changed === id && fields.includes('problem')) soon()
  })
  useLive(RESYNC, () => void client.invalidateQueries({ queryKey: key }))
  return query
}
