import pg from 'pg'
import type { Failure } from '../engine.ts'
import { outageOf } from './outages.ts'

/** SQLSTATE: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const CODES: Readonly<Record<string, Failure['kind']>> = {
  '23505': 'unique',
  '23503': 'reference',
  '23001': 'reference',
  '23514': 'check',
  '23502': 'check',
  '22003': 'range',
  '22007': 'range',
  '22008': 'range',
  '22021': 'characters',
  '22P05': 'characters',
  '54000': 'tooLong',
}

export const failureOf = (error: unknown): Failure | undefined => {
  if (!(error instanceof pg.DatabaseError)) return undefined
  const kind = CODES[error.code ?? '']
  if (!kind) return undefined
  const columns =
    /^Key \((.*?)\)=/
      .exec(error.detail ?? '')?.[1]
      ?.split(', ')
      .map((name) => name.replaceAll('"', '')) ?? []
  return { kind, table: error.table ?? '', columns: error.column ? [error.column] : columns, constraint: error.constraint ?? '' }
}

/** Serialization failure or deadlock: a retry may succeed. */
export const isTransient = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (error.code === '40001' || error.code === '40P01')

/** The server has refused the statement without executing it. */
export const isRefusal = (error: unknown): boolean => error instanceof pg.DatabaseError && outageOf(error) === undefined
