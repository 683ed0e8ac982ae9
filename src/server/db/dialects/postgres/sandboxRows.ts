import pg from 'pg'
import { decimalOf, exactOf } from '../../sandbox/cells.ts'
import type { Cell, Limits, Origin, ResultColumn, SandboxResult } from '../../sandbox/sandbox.ts'
import type { ViewType } from '../../views/views.ts'
import { types } from './connection.ts'

/** Rows per fetch, so that rows beyond the limits are not sent. */
const PART = 200

const { builtins } = pg.types

const TYPES = new Map<number, ViewType>([
  [builtins.BOOL, 'boolean'],
  [builtins.INT2, 'integer'],
  [builtins.INT4, 'integer'],
  [builtins.INT8, 'integer'],
  [builtins.NUMERIC, 'decimal'],
  [builtins.FLOAT4, 'decimal'],
  [builtins.FLOAT8, 'decimal'],
  [builtins.DATE, 'date'],
  [builtins.TIMESTAMP, 'dateTime'],
  [builtins.TIMESTAMPTZ, 'dateTime'],
])

const cellOf = (value: unknown): Cell => {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value
  return typeof value === 'number' ? value : String(value)
}

/** A day or a time of the calendar; null for those beyond it, such as `infinity`. */
const momentOf = (value: unknown): Cell => (typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value) ? value : null)

const CELLS = new Map<number, (value: unknown) => Cell>([
  [builtins.DATE, momentOf],
  [builtins.TIMESTAMP, momentOf],
  [builtins.TIMESTAMPTZ, momentOf],
  [builtins.NUMERIC, (value) => (value === null ? null : exactOf(String(value)))],
  [builtins.FLOAT4, (value) => (value === null ? null : decimalOf(Number(value)))],
  [builtins.FLOAT8, (value) => (value === null ? null : decimalOf(Number(value)))],
])

const sizeOf = (row: readonly Cell[]): number =>
  row.reduce<number>((sum, value) => sum + (typeof value === 'string' ? value.length + 4 : 12), 2)

/** Type of a column. The engine's type of sums of integers is numeric; their values have no decimal point. */
const typeOf = (oid: number, rows: readonly (readonly unknown[])[], index: number): ViewType => {
  const type = TYPES.get(oid) ?? 'text'
  if (oid !== builtins.NUMERIC) return type
  const given = rows.map((row) => row[index]).filter((value) => value !== null)
  return given.length > 0 && given.every((value) => !String(value).includes('.')) ? 'integer' : type
}

/** An integer as a JSON number. */
const wholeOf = (value: Cell | undefined): Cell => {
  const number = Number(value)
  return typeof value === 'string' && Number.isSafeInteger(number) ? number : (value ?? null)
}

/** A column of a view by the engine's numbers of both; undefined for those of no view. */
export type FindOrigin = (table: number, column: number) => Origin | undefined

/** Other types, such as intervals, as the engine writes them. */
const PARSERS: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    TYPES.has(oid) ? types.getTypeParser(oid, format) : String) as typeof types.getTypeParser,
}

/** Fetches the rows of the cursor `report` until they end or exceed a limit. */
export async function fetchRows(client: pg.Client, originOf: FindOrigin, limits: Limits): Promise<SandboxResult> {
  const raw: unknown[][] = []
  let fields: readonly pg.FieldDef[] = []
  let [size, truncated] = [0, false]
  for (let ended = false; !ended && !truncated; ) {
    const part = await client.query<unknown[]>({ text: `fetch ${PART} from report`, rowMode: 'array', types: PARSERS })
    fields = part.fields
    for (const row of part.rows) {
      size += sizeOf(row.map(cellOf))
      truncated = raw.length >= limits.rows || size > limits.bytes
      if (truncated) break
      raw.push(row)
    }
    ended = part.rows.length < PART
  }
  const columns = fields.map(({ name, dataTypeID, tableID, columnID }, index): ResultColumn => {
    const of = originOf(tableID, columnID)
    return { name, type: typeOf(dataTypeID, raw, index), ...(of && { of }) }
  })
  const rows = raw.map((row) =>
    row.map((value, index) => {
      const cell = (CELLS.get(fields[index]?.dataTypeID ?? 0) ?? cellOf)(value)
      return columns[index]?.type === 'integer' ? wholeOf(cell) : cell
    }),
  )
  return { columns, rows, truncated }
}
