import { type FieldError, invalid } from '../../../model/errors.ts'
import { DecimalError, parseDecimal, stringifyDecimal } from '../../../model/values/decimal.ts'
import type { Transaction } from '../../db/database.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import { SCALE } from './walletContext.ts'

interface GivenAmount {
  readonly amount: string
  readonly currency: string
  /** Whether it may be negative. */
  readonly signed?: boolean
}

const amountError = (keyword: string, params: FieldError['params'] = {}) =>
  invalid<GivenAmount>('amount', keyword, params, keyword === 'format' ? 'money' : undefined)

/** Decimal places of a currency, at most two. */
async function digitsOf(records: RecordContext, trx: Transaction, currency: string): Promise<number> {
  const found = await records.repository.of('currencies').get(trx, currency)
  return Math.min(SCALE, found?.digits ?? SCALE)
}

/** Parses an amount to minor units. Throws `AppError` 422 at `amount` if it is not an amount, has too many decimal places, is zero, or is negative where that is not allowed. */
export async function readAmount(
  records: RecordContext,
  trx: Transaction,
  { amount, currency, signed = false }: GivenAmount,
): Promise<bigint> {
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

export const asAmount = (minor: bigint): string => stringifyDecimal(minor, SCALE)
