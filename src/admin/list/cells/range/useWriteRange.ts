import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useAreaTexts } from '../../../../providers/i18n/areaTexts.ts'
import { useAdmin, useEntity } from '../../../adminContext.tsx'
import { anyReasonOf } from '../../../failureNotice.tsx'
import { type CellEntry, fits, type PlannedCell, plannedCells } from './plannedCells.ts'
import type { NewestRecords } from './useNewestRecords.ts'
import { useSendCells } from './useSendCells.tsx'

/** What can't be written as it is, beside what can. */
export interface RangePlan {
  readonly cells: readonly PlannedCell[]
  readonly rowsLeft: number
  readonly columnsLeft: number
  /** How often something did not fit. */
  readonly round: number
}

const NOTHING_LEFT = { rowsLeft: 0, columnsLeft: 0 }

/** Writes new contents of cells: at once if all fit, else after the user has seen which don't. */
export const useWriteRange = (records: NewestRecords) => {
  const entity = useEntity()
  const { subject, loadValidator } = useAdmin()
  const texts = useAreaTexts('keys')
  const notify = useNotify()
  const send = useSendCells(records)
  const [plan, setPlan] = useState<RangePlan>()
  const show = (next: Omit<RangePlan, 'round'>) => setPlan((last) => ({ ...next, round: (last?.round ?? 0) + 1 }))
  const [busy, setBusy] = useState(false)

  const planOf = async (entries: readonly CellEntry[]) =>
    plannedCells(entries, { entity, subject, validator: await loadValidator(entity.id) })

  /** Writes those that fit; what the server refuses is shown with what did not fit. */
  const write = async (cells: readonly PlannedCell[]): Promise<void> => {
    setBusy(true)
    try {
      const refused = await send(cells.filter(fits))
      const others = cells.filter((cell) => !fits(cell))
      if (refused.length > 0) show({ cells: [...refused, ...others], ...NOTHING_LEFT })
      else setPlan(undefined)
    } catch (error) {
      notify(anyReasonOf(error), { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  const begin = async (entries: readonly CellEntry[], { rowsLeft, columnsLeft } = NOTHING_LEFT): Promise<void> => {
    const cells = await planOf(entries).catch(() => undefined)
    if (!cells) return void notify('errors.notLoaded', { type: 'error' })
    if (cells.length === 0 && rowsLeft + columnsLeft === 0) return void notify(texts('keys.range.same'))
    if (rowsLeft + columnsLeft === 0 && cells.every(fits)) return write(cells)
    show({ cells, rowsLeft, columnsLeft })
  }
  return { plan, busy, planOf, write, begin, close: () => setPlan(undefined) }
}

export type RangeWriter = ReturnType<typeof useWriteRange>
