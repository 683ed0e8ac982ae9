import type { QueryClient } from '@tanstack/react-query'
import type { Board, Lot, Room } from '../../../domain/auction/room.ts'
import { BOARD, roomKey } from '../keys.ts'

/** Changes one lot wherever it is shown. */
export const updateCachedLot = (client: QueryClient, id: string, change: (lot: Lot) => Lot): void => {
  client.setQueryData<Board>(BOARD, (board) => board && { ...board, lots: board.lots.map((lot) => (lot.id === id ? change(lot) : lot)) })
  client.setQueryData<Room>(roomKey(id), (room) => room && { ...room, lot: change(room.lot) })
}

/** Shows what the server answered, unless an event has brought something newer. */
export const cacheRoom = (client: QueryClient, room: Room): void => {
  const { id } = room.lot
  client.setQueryData<Room>(roomKey(id), (shown) => (shown && shown.lot.version > room.lot.version ? { ...room, lot: shown.lot } : room))
  updateCachedLot(client, id, (lot) => (lot.version > room.lot.version ? lot : room.lot))
}
