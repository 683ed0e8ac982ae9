import type { ReactNode } from 'react'
import { AGEING_BUCKETS, type Ageing } from '../../../domain/money/ageing.ts'

export const COLUMNS = [...AGEING_BUCKETS, 'total', 'advances', 'balance'] as const
export type AgeingColumn = (typeof COLUMNS)[number]

export interface AgeingRow extends Ageing {
  readonly key: string
  readonly head: ReactNode
  readonly more?: ReactNode
  /** Action at the end of the row. */
  readonly action?: ReactNode
}

/** Text colour of an amount: highlights amounts long past due. */
export const tone = (column: AgeingColumn, amount: string): string | undefined => {
  if (Number(amount) === 0) return 'text.secondary'
  return column === 'days90' || column === 'over90' ? 'error.main' : undefined
}
