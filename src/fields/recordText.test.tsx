import { beforeEach, expect, it } from 'vitest'
import { loadModel } from '../model/loadModel.ts'
import { loadFieldTypes } from '../server/start/fieldTypes.ts'
import { recordText } from './recordText.view.ts'

const { types } = await loadFieldTypes()

const slips = {
  $id: 'slips',
  type: 'object',
  properties: {
    code: { type: 'string' },
    day: { type: 'string', format: 'date' },
    total: { type: 'string', format: 'money', currencyField: 'currency' },
    currency: { type: 'string' },
    at: { type: 'string', format: 'date-time' },
  },
  entity: { recordLabel: '{code} – {day} – {total} – {at}' },
}

const speak = (lang: string) => document.documentElement.setAttribute('lang', lang)
beforeEach(() => speak('en'))

const called = (record: Readonly<Record<string, string | null>>) => {
  const entity = loadModel([{ file: 'schemas/slips.ts', schema: slips }], types, { roles: ['Admin'] }).entities.slips
  if (!entity) throw new Error('no slips')
  return recordText(entity, record)
}

it('a record is called by its days and amounts as the page’s language writes them', () => {
  const slip = { code: '2026-01-02', day: '2026-10-08', total: '1250.00', currency: 'EUR' }
  expect(called(slip)).toBe('2026-01-02 – Oct 8, 2026 – €1,250.00')
  speak('tr')
  expect(called(slip)).toBe('2026-01-02 – 8 Eki 2026 – €1.250,00')
})

it('without a currency an amount is a number, and what is no day is left as it is', () => {
  expect(called({ code: null, day: null, total: '1250.00', currency: null })).toBe('1,250.00')
  expect(called({ code: 'A1', day: 'soon', total: null, currency: null })).toBe('A1 – soon')
})

it('a moment is written in words, and an invalid one stays as it is', () => {
  expect(called({ at: '2026-11-22T09:30:00Z' })).toBe(
    new Date('2026-11-22T09:30:00Z').toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' }),
  )
  expect(called({ at: 'once' })).toBe('once')
})
