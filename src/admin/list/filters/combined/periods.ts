/** Periods without a number. */
const NAMED = [
  'today',
  'yesterday',
  'tomorrow',
  'thisWeek',
  'lastWeek',
  'nextWeek',
  'thisMonth',
  'lastMonth',
  'nextMonth',
  'thisQuarter',
  'lastQuarter',
  'nextQuarter',
  'thisYear',
  'lastYear',
  'nextYear',
] as const

/** Periods with a number: `last30Days`. */
const COUNTED = ['lastDays', 'lastWeeks', 'lastMonths', 'nextDays', 'nextWeeks', 'nextMonths'] as const

/** Kinds of periods that a condition offers. */
export const PERIODS = [...COUNTED, ...NAMED] as const
export type PeriodKind = (typeof PERIODS)[number]

export interface Period {
  readonly kind: PeriodKind
  /** Absent for periods without a number. */
  readonly count?: number
}

const COUNTED_NAME = /^(last|next)([1-9][0-9]{0,2})(Days|Weeks|Months)$/

/** `last30Days` → last days, 30. Undefined for other periods that the API knows. */
export const periodOf = (name: unknown): Period | undefined => {
  const [, direction, count, unit] = COUNTED_NAME.exec(String(name)) ?? []
  const kind = PERIODS.find((one) => one === (direction ? `${direction}${unit}` : name))
  return kind && { kind, ...(count !== undefined && { count: Number(count) }) }
}

export const isCounted = (kind: PeriodKind): boolean => COUNTED.some((one) => one === kind)

/** Inverse of `periodOf`. */
export const periodName = ({ kind, count = 1 }: Period): string => (isCounted(kind) ? kind.replace(/^(last|next)/, `$1${count}`) : kind)
