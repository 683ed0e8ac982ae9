import { entityOf } from '../../../model/entityOf.ts'
import { AppError, type FieldError } from '../../../model/errors.ts'
import { DecimalError, formatDecimal, parseDecimal } from '../../../model/values/decimal.ts'
import type { Transaction } from '../../db/database.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import { isValues, type Values } from '../../records/values.ts'
import { SCALE } from './walletContext.ts'

const invalid = (...fields: readonly FieldError[]) => new AppError(422, 'validation', { fields })

/** The body of a call that takes texts of these names; empty ones are null. Throws `AppError` 400, 422. */
export function textsOf<N extends string>(body: unknown, limits: Readonly<Record<N, number>>): Readonly<Record<N, string | null>> {
  if (!isValues(body)) throw new AppError(400, 'badJson')
  const names = Object.keys(limits) as N[]
  const unknown = Object.keys(body).find((name) => !Object.hasOwn(limits, name))
  if (unknown !== undefined) throw invalid({ path: unknown, keyword: 'additionalProperties', params: { additionalProperty: unknown } })
  const read = (name: N): string | null => {
    const value = (body as Values)[name]
    if (value === undefined || value === null || value === '') return null
    if (typeof value !== 'string') throw invalid({ path: name, keyword: 'type', params: { type: 'string' } })
    if (value.length > limits[name]) throw invalid({ path: name, keyword: 'maxLength', params: { limit: limits[name] } })
    return value.trim() || null
  }
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Record<N, string | null>
}

/** Throws `AppError` 422 with each of these that is missing. */
export function requireTexts(texts: Readonly<Record<string, string | null>>, names: readonly string[]): void {
  const missing = names.filter((name) => texts[name] === null)
  if (missing.length > 0) throw invalid(...missing.map((path): FieldError => ({ path, keyword: 'required', params: {} })))
}

const amountError = (keyword: string, params: FieldError['params'] = {}) =>
  invalid({ path: 'amount', keyword, params, ...(keyword === 'format' && { format: 'money' }) })

/** Places that amounts of a currency have here: its own, two at most. */
async function digitsOf(records: RecordContext, trx: Transaction, currency: string): Promise<number> {
  const [found] = await records.repository.getMany(trx, entityOf(records, 'currencies'), [currency])
  return Math.min(SCALE, Number(found?.digits ?? SCALE))
}

/** An amount as typed → minor units. Throws `AppError` 422 at `amount`: missing, no amount, too fine for its currency, zero, or below it where that is not allowed. */
export async function readAmount(
  records: RecordContext,
  trx: Transaction,
  { amount, currency, signed = false }: { readonly amount: string | null; readonly currency: string; readonly signed?: boolean },
): Promise<bigint> {
  if (amount === null) throw amountError('required')
  const digits = await digitsOf(records, trx, currency)
  try {
    const value = parseDecimal(amount, digits) * 10n ** BigInt(SCALE - digits)
    if (value === 0n || (value < 0n && !signed)) throw amountError(signed ? 'not' : 'formatExclusiveMinimum', { limit: '0' })
    return value
  } catch (error) {
    if (!(error instanceof DecimalError)) throw error
    throw error.code === 'places' ? amountError('scale', { limit: digits }) : amountError('format')
  }
}

export const asAmount = (minor: bigint): string => formatDecimal(minor, SCALE)
