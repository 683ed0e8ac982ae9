import { expect, test } from 'vitest'
import { durationText } from './durationText.ts'

const SECOND = 1000
const HOUR = 3_600 * SECOND

test.each([
  [52 * HOUR, '2 days 4 hr'],
  [24 * HOUR, '1 day'],
  [HOUR + 5 * 60 * SECOND + 59 * SECOND, '1 hr 5 min'],
  [59_999, '59 sec'],
  [0, '0 sec'],
  [-5000, '0 sec'],
])('%d ms are told as %s', (duration, text) => expect(durationText(duration, 'en')).toBe(text))

test('in Arabic with the digits that the product uses', () => expect(durationText(5 * 24 * HOUR, 'ar')).toMatch(/5/))
