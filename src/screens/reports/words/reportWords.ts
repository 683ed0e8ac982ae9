import { createContext, useContext } from 'react'
import type { Period } from '../../../domain/reports/periods.ts'
import type { ResultColumn } from '../../../domain/reports/result.ts'

/** `net_total` → `Net total`: label of a column without a title. */
export const columnName = (name: string): string => {
  const words = name.replaceAll('_', ' ').trim()
  return words.slice(0, 1).toLocaleUpperCase() + words.slice(1)
}

/** Labels of a result's columns and values in the user's language. */
export interface ReportWords {
  readonly column: (name: string) => string
  /** Label of a choice; undefined if the column does not have it. */
  readonly choice: (column: ResultColumn, value: string) => string | undefined
  /** Period by which the dates of a column are grouped. */
  readonly step: (column: ResultColumn) => Period | undefined
}

const PLAIN: ReportWords = { column: columnName, choice: () => undefined, step: () => undefined }

export const ReportWordsContext = createContext(PLAIN)

export const useReportWords = (): ReportWords => useContext(ReportWordsContext)
