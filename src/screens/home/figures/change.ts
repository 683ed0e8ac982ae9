import { formatPercent } from '../../../providers/i18n/format.ts'

export interface Change {
  readonly direction: 'up' | 'down' | 'same'
  /** `+12%` as the language writes it; nothing where there was nothing before to compare with. */
  readonly text: string | undefined
}

/** Larger percentages are hard to read. */
const HUGE = 10

/** How a number has changed from what it was before. Only shown, so binary floats will do. */
export const changeOf = (value: string, before: string, locale: string): Change => {
  const [now, then] = [Number(value), Number(before)]
  const direction = now > then ? 'up' : now < then ? 'down' : 'same'
  const share = (now - then) / Math.abs(then)
  if (then === 0 || share > HUGE) return { direction, text: undefined }
  return { direction, text: formatPercent(String(Math.round(share * 100)), locale, { signed: true }) }
}
