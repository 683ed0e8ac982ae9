import { createContext, useContext } from 'react'
import { columnName } from '../../../domain/reports/columnTexts.ts'
import type { Period } from '../../../domain/reports/periods.ts'
import type { ResultColumn } from '../../../domain/reports/result.ts'

/** Labels of a result's columns and values in the user's language. */
export interface ReportLabels {
  readonly column: (name: string) => string
  /** Label of a choice; undefined if the column does not have it. */
  readonly choice: (column: ResultColumn, value: string) => string | undefined
  /** Whether its numbers are years, without group separators. */
  readonly isYear: (column: ResultColumn) => boolean
  /** Period by which the dates of a column are grouped. */
  readonly step: (column: ResultColumn) => Period | undefined
}

const PLAIN: ReportLabels = { column: columnName, choice: () => undefined, isYear: () => false, step: () => undefined }

export const ReportLabelsContext = createContext(PLAIN)

export const useReportLabels = (): ReportLabels => useContext(ReportLabelsContext)
