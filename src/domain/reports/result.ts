/** What a column of a result holds: exact numbers as decimal text, dates as `YYYY-MM-DD`, moments as ISO 8601 in UTC. */
export type ColumnType = 'text' | 'integer' | 'decimal' | 'boolean' | 'date' | 'time' | 'dateTime'

export interface ResultColumn {
  readonly name: string
  readonly type: ColumnType
}

export type Cell = string | number | boolean | null

/** Rows of a report, as the runner answers them. */
export interface ReportResult {
  readonly columns: readonly ResultColumn[]
  readonly rows: readonly (readonly Cell[])[]
}

/** Whether its values are numbers: what can be measured. */
export const isNumeric = ({ type }: ResultColumn): boolean => type === 'integer' || type === 'decimal'

/** Whether its values are days or moments. */
export const isDated = ({ type }: ResultColumn): boolean => type === 'date' || type === 'dateTime'
