import { useState } from 'react'
import type { RaRecord } from 'react-admin'
import type { Moves } from './moves.ts'
import { useMoveRecord } from './useMoveRecord.ts'

const NONE: Moves = new Map()

/** Where a card goes, and the values that it has there. */
export interface Way {
  readonly from: string
  readonly to: string
  readonly values: Readonly<Record<string, unknown>>
}

/** The cards on their way, and a function that moves one: it is shown in its new place at once, and goes back if the server refuses it. Answers the record as it is then. */
export const useMoves = () => {
  const [moves, setMoves] = useState(NONE)
  const write = useMoveRecord()
  const move = async (record: RaRecord, { from, to, values }: Way): Promise<RaRecord> => {
    setMoves((known) => new Map([...known, [record.id, { record: { ...record, ...values }, from, to }]]))
    const now = await write(record, values)
    setMoves((known) => new Map([...known].filter(([id]) => id !== record.id)))
    return now
  }
  return { moves, move }
}
