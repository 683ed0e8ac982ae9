import { declareCall, type ValueOf } from '../../model/calls/callContract.ts'
import { actionOn } from '../../model/calls/recordCalls.ts'
import { count, flag, listOf, nullable, object, text, textOrNull } from '../../model/calls/schemaParts.ts'
import { TARGET_STATES } from './progress.ts'

/** Maximum number of targets in an answer. */
export const MAX_TARGETS = 50

const PROGRESS = object({
  days: { ...count, description: 'Of the period' },
  elapsed: { ...count, description: 'Days of the period up to today, today included' },
  percent: { ...textOrNull, description: 'Reached in percent of the target, one place' },
  pace: { type: 'string', description: 'What a steady pace has reached by the end of today' },
  forecast: { ...textOrNull, description: 'What is reached at the end at the pace so far; null before the period' },
  forecastPercent: textOrNull,
  remaining: text,
  state: { enum: TARGET_STATES },
})

const TARGET = object({
  id: text,
  name: text,
  scope: { enum: ['salesman', 'make', 'firm', 'whole'] },
  measure: { enum: ['net', 'gross', 'profit', 'orders', 'cars'] },
  of: { ...textOrNull, description: 'The salesman’s name, or the make' },
  own: { ...flag, description: 'Of the caller’s own salesman' },
  startDate: text,
  endDate: text,
  currency: { ...textOrNull, description: 'Null of counts' },
  target: text,
  reached: { ...textOrNull, description: 'Null if the caller may not see what it sums, or if a profit has too many invoices' },
  others: { ...listOf(object({ currency: text, amount: text })), description: 'In other currencies, which are never added' },
  progress: { ...nullable(PROGRESS), description: 'Null while `reached` is' },
})

/** Targets with progress, pace and forecast. Amounts and counts are decimal text, days `2026-03-01`. */
export const targetCalls = {
  progress: declareCall({
    method: 'GET',
    path: '/api/targets/progress',
    summary: 'What is reached of targets: pace, forecast and what remains',
    description: `By default the targets of today, the caller’s own first, at most ${MAX_TARGETS}. Sums count rows that the caller may see.`,
    right: { resource: 'targets', action: 'list' },
    query: object({ ids: { ...listOf(text), maxItems: MAX_TARGETS }, salesman: text }, ['ids', 'salesman']),
    answer: listOf(TARGET),
  }),
  repeat: declareCall({
    ...actionOn('targets', 'repeat', 'create'),
    summary: 'Set the same target for the period after it',
  }),
}

export type TargetProgress = ValueOf<typeof TARGET>
