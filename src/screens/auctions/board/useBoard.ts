import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { auctionCalls } from '../../../domain/auction/calls.ts'
import type { Board, Lot, LotEvent } from '../../../domain/auction/room.ts'
import { RESYNC } from '../../../providers/realtime/createRealtime.ts'
import { useLive } from '../../../providers/realtime/realtimeContext.ts'
import { BOARD } from '../keys.ts'
import { applyLotEvent } from '../live/applyLotEvent.ts'
import { useCoalescedCall } from '../live/useCoalescedCall.ts'
import { useTimedRead } from '../live/useTimedRead.ts'
import { newerBoard } from '../room/cacheRoom.ts'

const SHOWN = ['live', 'upcoming', 'pendingApproval', 'reserveNotMet'] as const

/** Milliseconds over which requests to refetch the board are coalesced. */
const GATHER = 500

const patched = (board: Board, events: readonly LotEvent[]): Board => {
  const byId = new Map(events.map((event) => [event.auction, event]))
  return {
    ...board,
    lots: board.lots.map((lot) => {
      const event = byId.get(lot.id)
      return event ? applyLotEvent(lot, event) : lot
    }),
  }
}

/**
 * Milliseconds over which events are applied together: one frame. Not `requestAnimationFrame`: a page in the background has no frames, but
 * must still alert an outbid user.
 */
const FRAME = 16

/** Applies the events of one frame together. */
const useFrames = (put: (events: readonly LotEvent[]) => void): ((event: LotEvent) => void) => {
  const waiting = useRef<LotEvent[]>([])
  return (event) => {
    waiting.current.push(event)
    if (waiting.current.length > 1) return
    setTimeout(() => put(waiting.current.splice(0)), FRAME)
  }
}

/** All open lots, kept up to date by events, and refetched when events may have been missed. */
export const useBoard = (onMove?: (before: Lot, after: Lot) => void) => {
  const read = useTimedRead()
  const client = useQueryClient()
  const query = useQuery({
    queryKey: BOARD,
    queryFn: async () => {
      const board = await read((hub) => hub.call<typeof auctionCalls.board>('GET', '/api/auctions/board', { query: { status: SHOWN } }))
      return newerBoard(board, client.getQueryData<Board>(BOARD))
    },
    retry: false,
    staleTime: 0,
  })
  const soon = useCoalescedCall(() => void client.invalidateQueries({ queryKey: BOARD }), GATHER)
  const put = useFrames((events) => {
    const before = client.getQueryData<Board>(BOARD)
    if (!before) return
    const after = patched(before, events)
    client.setQueryData(BOARD, after)
    const moved = after.lots.filter((lot, index) => lot !== before.lots[index])
    const old = new Map(before.lots.map((lot) => [lot.id, lot]))
    for (const lot of moved) onMove?.(old.get(lot.id) ?? lot, lot)
    if (events.some(({ auction }) => !old.has(auction))) soon()
  })
  useLive('lot', (data) => put(data as LotEvent))
  useLive(RESYNC, () => void client.invalidateQueries({ queryKey: BOARD }))
  return query
}
