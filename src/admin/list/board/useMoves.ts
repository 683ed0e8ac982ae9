import { useState } from 'react'
import type { RaRecord } from 'react-admin'
import type { ResolvedField } from '../../../model/resolvedEntity.ts'
import { useMoveRecord } from '../shape/useMoveRecord.ts'
import type { BoardColumn } from './boardColumns.ts'
import type { Moves } from './moves.ts'

const NONE: Moves = new Map()

/** The cards on their way, and a function that moves one: it is shown in its new column at once, and goes back if the server refuses it. */
export const useMoves = (field: ResolvedField) => {
  const [moves, setMoves] = useState(NONE)
  const write = useMoveRecord()
  const move = async (record: RaRecord, from: BoardColumn, to: BoardColumn): Promise<boolean> => {
    const values = { [field.name]: to.value }
    setMoves((known) => new Map([...known, [record.id, { record: { ...record, ...values }, from: from.id, to: to.id }]]))
    const moved = await write(record, values)
    setMoves((known) => new Map([...known].filter(([id]) => id !== record.id)))
    return moved
  }
  return { moves, move }
}
