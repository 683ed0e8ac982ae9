import type { Identifier, RaRecord } from 'react-admin'

/** A card on its way from one column or day to another, until its new place is fetched with it. */
interface Move {
  readonly record: RaRecord
  readonly from: string
  readonly to: string
}

export type Moves = ReadonlyMap<Identifier, Move>

/** The records of a column or day as they will be after the moves. */
export const withMoves = (records: readonly RaRecord[], place: string, moves: Moves): readonly RaRecord[] => {
  const arriving = [...moves.values()].filter(({ to }) => to === place).map(({ record }) => record)
  return [...arriving, ...records.filter(({ id }) => !moves.has(id))]
}

/** By how much the moves change the number of a column's or day's records. */
export const countChange = (place: string, moves: Moves): number =>
  [...moves.values()].reduce((sum, { from, to }) => sum + Number(to === place) - Number(from === place), 0)
