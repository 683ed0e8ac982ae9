import type { QueryClient } from '@tanstack/react-query'
import type { Board, Lot, Room } from '../../../domain/auction/room.ts'
import { BOARD, roomKey } from '../keys.ts'

/** Changes one lot in all cached queries. */
export const updateCachedLot = (client: QueryClient, id: string, change: (lot: Lot) => Lot): void => {
  client.setQueryData<Board>(BOARD, (board) => board && { ...board, lots: board.lots.map((lot) => (lot.id === id ? change(lot) : lot)) })
  client.setQueryData<Room>(roomKey(id), (room) => room && { ...room, lot: change(room.lot) })
}

const newerLot = (read: Lot, shown: Lot | undefined): Lot => (shown && shown.version > read.version ? shown : read)

/** What the server has answered, unless an event or a bid has shown a newer version since: answers may overtake each other. */
export const newerRoom = (read: Room, shown: Room | undefined): Room => (shown && shown.lot.version > read.lot.version ? shown : read)

/** As `newerRoom`, for each lot of the board. */
export const newerBoard = (read: Board, shown: Board | undefined): Board => {
  const byId = new Map(shown?.lots.map((lot) => [lot.id, lot]))
  return { ...read, lots: read.lots.map((lot) => newerLot(lot, byId.get(lot.id))) }
}

/** Shows a room that a bid has answered. */
export const cacheRoom = (client: QueryClient, room: Room): void => {
  const { id } = room.lot
  client.setQueryData<Room>(roomKey(id), (shown) => newerRoom(room, shown))
  updateCachedLot(client, id, (lot) => newerLot(room.lot, lot))
}
