/** Types of a result's columns: exact numbers are decimal text, dates `YYYY-MM-DD`, times ISO 8601 in UTC. */
type ColumnType = 'text' | 'integer' | 'decimal' | 'boolean' | 'date' | 'time' | 'dateTime'

export interface ResultColumn {
  readonly name: string
  readonly type: ColumnType
  /** The field with the same unchanged values. */
  readonly of?: {
    readonly entity: string
    readonly field: string
    /** It is the name of the record to which the field refers. */
    readonly label?: boolean
  }
}

export type Cell = string | number | boolean | null

/** Rows of a report. */
export interface ReportResult {
  readonly columns: readonly ResultColumn[]
  readonly rows: readonly (readonly Cell[])[]
}

/** Whether its values are numbers, which can be measures. */
export const isNumeric = ({ type }: Pick<ResultColumn, 'type'>): boolean => type === 'integer' || type === 'decimal'

/** Whether its values are days or times. */
export const isDated = ({ type }: Pick<ResultColumn, 'type'>): boolean => type === 'date' || type === 'dateTime'
