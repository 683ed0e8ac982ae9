import { expect, it } from 'vitest'
import { missingText } from './missingText.ts'

it('a key without a text is shown as words', () => {
  expect(missingText('app.list.moreRows')).toBe('More rows')
  expect(missingText('ra.action.select_all')).toBe('Select all')
})

it.each(['Error loading table data', 'See example.com.', 'v1.2 of it', '', 'customers'])('text that is no key stays: "%s"', (text) => {
  expect(missingText(text)).toBe(text)
})
