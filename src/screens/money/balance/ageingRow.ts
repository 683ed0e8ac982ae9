import type { ReactNode } from 'react'
import { AGEING_BUCKETS, type Ageing } from '../../../domain/money/ageing.ts'

export const COLUMNS = [...AGEING_BUCKETS, 'total', 'advances', 'balance'] as const
export type AgeingColumn = (typeof COLUMNS)[number]

export interface AgeingRow extends Ageing {
  readonly key: string
  readonly head: ReactNode
  readonly more?: ReactNode
  /** What can be done about it. */
  readonly action?: ReactNode
}

/** Ink of an amount: what is long past due stands out. */
export const tone = (column: AgeingColumn, amount: string): string | undefined => {
  if (Number(amount) === 0) return 'text.secondary'
  return column === 'days90' || column === 'over90' ? 'error.main' : undefined
}
