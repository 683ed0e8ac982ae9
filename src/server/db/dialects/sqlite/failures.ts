import type { Failure } from '../engine.ts'

/** SQLite's extended result codes. */
const CODES: Readonly<Record<number, Failure['kind']>> = {
  2067: 'unique',
  1555: 'unique',
  787: 'reference',
  1811: 'reference',
  275: 'check',
  1299: 'check',
  3091: 'range',
  18: 'tooLong',
}

const codeOf = (error: unknown): number =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : 0

/** `UNIQUE constraint failed: customers.code, customers.country` or `… failed: index 'name'`. */
export const failureOf = (error: unknown): Failure | undefined => {
  const kind = CODES[codeOf(error)]
  if (!kind || !(error instanceof Error)) return undefined
  const detail = /constraint failed: (.*)$/.exec(error.message)?.[1] ?? ''
  const constraint = /^index '(.*)'$/.exec(detail)?.[1] ?? ''
  const names = constraint === '' && detail.includes('.') ? detail.split(', ') : []
  return { kind, table: names[0]?.split('.')[0] ?? '', columns: names.map((name) => name.split('.')[1] ?? ''), constraint }
}
