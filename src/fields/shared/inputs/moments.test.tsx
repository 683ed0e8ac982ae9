import { render } from '@testing-library/react'
import { I18nContextProvider, type I18nProvider } from 'react-admin'
import { afterEach, describe, expect, test } from 'vitest'
import type { Json } from '../../../model/entitySchema.ts'
import { dateView } from '../../date/date.view.tsx'
import { dateTimeView } from '../../dateTime/dateTime.view.tsx'
import { toUtc } from '../../dateTime/toUtc.ts'
import type { CellProps, FieldCells } from '../../fieldView.ts'
import { timeView } from '../../time/time.view.tsx'

const zone = process.env.TZ

afterEach(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

/** Blanks and direction marks differ between versions of the locale data. */
const plain = (text: string | null): string => (text ?? '').replace(/[\u200e\u200f\u061c]/g, '').replace(/[\u00a0\u202f]/g, ' ')

const speaking = (locale: string) =>
  ({ translate: (key: string) => key, changeLocale: async () => undefined, getLocale: () => locale }) as I18nProvider

/** Text of a cell. */
function shown({ Cell }: FieldCells, value: Json, locale: string): string {
  const props = { value } as CellProps
  const { container, unmount } = render(
    <I18nContextProvider value={speaking(locale)}>
      <Cell {...props} />
    </I18nContextProvider>,
  )
  const text = plain(container.textContent)
  unmount()
  return text
}

describe.each(['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/Sao_Paulo', 'Asia/Kathmandu', 'Europe/Istanbul'])(
  'in %s',
  (timeZone) => {
    test('a day stays the day it is, in every language', () => {
      process.env.TZ = timeZone
      expect(shown(dateView, '2026-01-01', 'en')).toBe('Jan 1, 2026')
      expect(shown(dateView, '2018-11-04', 'fr')).toBe('4 nov. 2018')
      expect(shown(dateView, '2024-02-29', 'tr')).toBe('29 Şub 2024')
      expect(shown(dateView, '2024-02-29', 'ar')).toMatch(/29.*2024|2024.*29/)
    })

    test('a time of day stays the time it is', () => {
      process.env.TZ = timeZone
      expect(shown(timeView, '23:30', 'en')).toBe('11:30 PM')
      expect(shown(timeView, '00:05:09', 'fr')).toBe('00:05:09')
      expect(shown(timeView, '23:30', 'tr')).toBe('23:30')
    })

    test('a moment that is typed comes back as it was typed', () => {
      process.env.TZ = timeZone
      for (const typed of ['2026-01-01T00:00', '2026-07-15T12:34', '2026-12-31T23:59']) {
        const stored = String(toUtc(typed))
        expect(stored).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
        const at = new Date(stored)
        const [hours, minutes] = [at.getHours(), at.getMinutes()].map((part) => String(part).padStart(2, '0'))
        expect(`${hours}:${minutes}`).toBe(typed.slice(11))
      }
    })
  },
)

test.each([
  ['Pacific/Kiritimati', 'Jan 1, 2026, 2:00 AM'],
  ['Pacific/Pago_Pago', 'Dec 31, 2025, 1:00 AM'],
  ['Asia/Kathmandu', 'Dec 31, 2025, 5:45 PM'],
  ['UTC', 'Dec 31, 2025, 12:00 PM'],
])('a moment is shown as clocks in %s have it', (timeZone, text) => {
  process.env.TZ = timeZone
  expect(shown(dateTimeView, '2025-12-31T12:00:00.000Z', 'en')).toBe(text)
})

test('what is typed around a change of clocks is the hour that clocks there have', () => {
  process.env.TZ = 'Europe/Paris'
  expect(toUtc('2026-03-29T01:59')).toBe('2026-03-29T00:59:00.000Z')
  expect(toUtc('2026-03-29T03:00')).toBe('2026-03-29T01:00:00.000Z')
})

test('nothing typed is nothing, and what is no moment is left for the validation to refuse', () => {
  expect([toUtc(''), toUtc(null), toUtc('soon')]).toEqual([null, null, 'soon'])
})
