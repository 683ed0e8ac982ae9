import { dateClip } from '../../date/grid/dateClip.ts'
import type { Clip } from '../../fieldView.ts'
import { toUtc as withOffset } from '../dateTime.ts'

const two = (value: number, digits = 2): string => String(value).padStart(digits, '0')

/** Date and time on the user's clocks, as cells show them, with as many parts as the instant has. */
const localText = (at: Date): string => {
  const [seconds, milliseconds] = [at.getSeconds(), at.getMilliseconds()]
  const day = `${two(at.getFullYear(), 4)}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
  const part = milliseconds > 0 ? `:${two(seconds)}.${two(milliseconds, 3)}` : seconds > 0 ? `:${two(seconds)}` : ''
  return `${day} ${two(at.getHours())}:${two(at.getMinutes())}${part}`
}

/** `hours`: as written; `half`: am or pm, in any case. */
const hourOf = (hours: string, half: string | undefined): string =>
  half === undefined ? two(Number(hours)) : two((Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0))

const MOMENT = /^(\S+?),?[ T](\d{1,2}):(\d{2})(:\d{2}(?:\.\d{1,3})?)?(?: ?([ap])m)?$/i

/**
 * Moments on the user's clocks, as cells and inputs have them. One whose time comes twice, when clocks are set back, is copied in UTC unless it is the one that the
 * time is read as, so that what is copied is pasted as the same.
 */
export const dateTimeClip: Clip = {
  write: (value) => {
    const at = new Date(String(value))
    if (Number.isNaN(at.getTime())) return String(value)
    const text = localText(at)
    return new Date(text.replace(' ', 'T')).getTime() === at.getTime() ? text : String(value)
  },
  read: (text, field, words) => {
    const instant = withOffset(text)
    if (instant.endsWith('Z') && !Number.isNaN(Date.parse(instant))) return instant
    const [, date = '', hours = '', minutes = '', seconds = '', half] = MOMENT.exec(text.replace(/[\u202f\u00a0]/g, ' ')) ?? []
    const day = date === '' ? undefined : dateClip.read(date, field, words)
    const at = new Date(`${day}T${hourOf(hours, half)}:${minutes}${seconds}`)
    return day === undefined || Number.isNaN(at.getTime()) ? undefined : at.toISOString()
  },
}
