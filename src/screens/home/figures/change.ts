import { formatPercent } from '../../../providers/i18n/format.ts'

export interface Change {
  readonly direction: 'up' | 'down' | 'same'
  /** `+12%` in the user's language; undefined if the value before was zero. */
  readonly text: string | undefined
}

/** Larger percentages are hard to read. */
const HUGE = 10

/** The change of a number. For display only, so binary floats are precise enough. */
export const changeOf = (value: string, before: string, locale: string): Change => {
  const [now, then] = [Number(value), Number(before)]
  const direction = now > then ? 'up' : now < then ? 'down' : 'same'
  const share = (now - then) / Math.abs(then)
  if (then === 0 || share > HUGE) return { direction, text: undefined }
  return { direction, text: formatPercent(String(Math.round(share * 100)), locale, { signed: true }) }
}
