import { daysBetween } from '../../model/values/days.ts'
import { hundredths, moneyText, sumOf } from './hundredths.ts'
import type { Instalment } from './instalments.ts'

/** Buckets of days past due; the bounds are inclusive. */
export const AGEING_BUCKETS = ['current', 'days30', 'days60', 'days90', 'over90'] as const
export type AgeingBucket = (typeof AGEING_BUCKETS)[number]

const BOUNDS = [
  ['current', 0],
  ['days30', 30],
  ['days60', 60],
  ['days90', 90],
] as const

/** Bucket by days past due: up to 0 is current, then 1–30, 31–60, 61–90, and above. */
export const bucketOf = (daysPastDue: number): AgeingBucket => BOUNDS.find(([, most]) => daysPastDue <= most)?.[0] ?? 'over90'

/** A document to be paid. */
export interface AgedItem {
  readonly currency: string
  readonly instalments: readonly Instalment[]
  /** Amount that was settled on the day of the report. */
  readonly settled: string
}

/** Unallocated part of a payment or of a credit note. */
export interface Advance {
  readonly currency: string
  readonly amount: string
}

export interface Ageing extends Readonly<Record<AgeingBucket, string>> {
  readonly currency: string
  /** Sum of the buckets. */
  readonly total: string
  readonly advances: string
  /** Total less advances. */
  readonly balance: string
}

/** Open instalments; the settled amount pays the earliest ones. */
export function openInstalments({ instalments, settled }: Pick<AgedItem, 'instalments' | 'settled'>): readonly Instalment[] {
  let left = hundredths(settled)
  return instalments
    .toSorted((one, other) => one.date.localeCompare(other.date))
    .flatMap(({ date, amount }) => {
      const due = hundredths(amount)
      const open = due > left ? due - left : 0n
      left = left > due ? left - due : 0n
      return open === 0n ? [] : [{ date, amount: moneyText(open) }]
    })
}

interface Aged {
  readonly bucket: AgeingBucket
  readonly amount: bigint
}

const agedOf = (items: readonly AgedItem[], day: string): readonly Aged[] =>
  items.flatMap((item) =>
    openInstalments(item).map(({ date, amount }) => ({ bucket: bucketOf(daysBetween(date, day)), amount: hundredths(amount) })),
  )

/**
 * Amounts owed on a day by days past due, one row per currency (`PRODUCT.md E18, S9`). Partial payments settle the earliest instalments of
 * their document; advances are separate and reduce the balance only.
 */
export function ageing(items: readonly AgedItem[], advances: readonly Advance[], day: string): readonly Ageing[] {
  const currencies = [...new Set([...items, ...advances].map(({ currency }) => currency))].toSorted()
  return currencies.map((currency) => {
    const aged = agedOf(
      items.filter((item) => item.currency === currency),
      day,
    )
    const paid = sumOf(
      advances.filter((advance) => advance.currency === currency),
      ({ amount }) => hundredths(amount),
    )
    const total = sumOf(aged, ({ amount }) => amount)
    const inBucket = (bucket: AgeingBucket) =>
      moneyText(
        sumOf(
          aged.filter((one) => one.bucket === bucket),
          ({ amount }) => amount,
        ),
      )
    return {
      currency,
      current: inBucket('current'),
      days30: inBucket('days30'),
      days60: inBucket('days60'),
      days90: inBucket('days90'),
      over90: inBucket('over90'),
      total: moneyText(total),
      advances: moneyText(paid),
      balance: moneyText(total - paid),
    }
  })
}
