import { expect, it } from 'vitest'
import { hasWords, isMailDue, matchesSearch } from './savedSearch.ts'

it.each([
  ['', true],
  ['  ', true],
  ['fiat', true],
  [' FIAT  panda ', true],
  ['fiat uno', false],
  ['9f', false],
  ['2019', true],
])('the words “%s”', (words, expected) => expect(hasWords([2019, 'Fiat', 'Panda', null], words)).toBe(expected))

const car = { year: 2019, make: 'Fiat', model: 'Panda', lotNumber: 'L77', vin: '1M8GDM9AXKP042788' }
const any = { text: null, make: null, priceFrom: null, priceTo: null }

it.each([
  [{}, true],
  [{ make: '' }, true],
  [{ make: 'FIAT' }, true],
  [{ make: 'Ford' }, false],
  [{ text: 'panda l77' }, true],
  [{ text: '2019 1m8g' }, true],
  [{ text: 'fiat' }, true],
  [{ text: 'uno' }, false],
  [{ priceFrom: '100.00' }, true],
  [{ priceFrom: '100.01' }, false],
  [{ priceTo: '100.00' }, true],
  [{ priceTo: '99.99' }, false],
])('%o on a Fiat Panda from 100.00', (search, expected) => expect(matchesSearch({ ...any, ...search }, car, '100.00')).toBe(expected))

it('a car without a make matches no search for one', () =>
  expect(matchesSearch({ ...any, make: 'Fiat' }, { ...car, make: null }, '1.00')).toBe(false))

const DAY = 24 * 60 * 60_000

it.each([
  ['none', undefined, false],
  ['none', 0, false],
  ['atOnce', undefined, true],
  ['atOnce', DAY, true],
  ['daily', undefined, true],
  ['daily', 1, false],
  ['daily', 0, true],
] as const)('a mail %s, last sent at %s', (mail, last, expected) => expect(isMailDue(mail, last, DAY)).toBe(expected))
