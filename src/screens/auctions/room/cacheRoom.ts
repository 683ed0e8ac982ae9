import type { QueryClient } from '@tanstack/react-query'
import type { Board, Lot, Room } from '../../../domain/auction/room.ts'
import { BOARD, roomKey } from '../keys.ts'

/** Changes one lot in all cached queries. */
export const updateCachedLot = (client: QueryClient, id: string, change: (lot: Lot) => Lot): void => {
  client.setQueryData<Board>(BOARD, (board) => board && { ...board, lots: board.lots.map((lot) => (lot.id === id ? change(lot) : lot)) })
  client.setQueryData<Room>(roomKey(id), (room) => room && { ...room, lot: change(room.lot) })
}

/** Caches an answer of the server, unless an event has brought a newer version. */
export const cacheRoom = (client: QueryClient, room: Room): void => {
  const { id } = room.lot
  client.setQueryData<Room>(roomKey(id), (shown) => (shown && shown.lot.version > room.lot.version ? { ...room, lot: shown.lot } : room))
  updateCachedLot(client, id, (lot) => (lot.version > room.lot.version ? lot : room.lot))
}
