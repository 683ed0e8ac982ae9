import type { Identifier, RaRecord } from 'react-admin'

/** A card on its way to another column, until the board has fetched it there. */
interface Move {
  readonly record: RaRecord
  readonly from: string
  readonly to: string
}

export type Moves = ReadonlyMap<Identifier, Move>

/** The records of a column as they will be after the moves. */
export const withMoves = (records: readonly RaRecord[], column: string, moves: Moves): readonly RaRecord[] => {
  const arriving = [...moves.values()].filter(({ to }) => to === column).map(({ record }) => record)
  return [...arriving, ...records.filter(({ id }) => !moves.has(id))]
}

/** By how much the moves change the number of a column's records. */
export const countChange = (column: string, moves: Moves): number =>
  [...moves.values()].reduce((sum, { from, to }) => sum + Number(to === column) - Number(from === column), 0)
