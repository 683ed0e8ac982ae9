import { describe, expect, test } from 'vitest'
import { formOf, type Parameters, parametersIn, parametersOf, type ReportFilter, withParameters } from './filterValues.ts'

const filter = (name: string, type: ReportFilter['type'], more: Partial<ReportFilter> = {}): ReportFilter => ({
  id: name,
  name,
  column: name,
  type,
  label: null,
  default: null,
  period: null,
  choices: null,
  entity: null,
  within: null,
  ...more,
})

const FILTERS = [
  filter('city', 'text', { default: 'Izmir' }),
  filter('sold.on', 'range', { period: 'thisMonth' }),
  filter('price', 'range'),
]

describe('values of filters in the address', () => {
  test.each<[Parameters]>([
    [{}],
    [{ city: 'Bursa & co', 'sold.on': { from: '2026-01-01', to: '2026-02-01' }, price: { from: '5' } }],
    [{ city: null, 'sold.on': null }],
    [{ 'sold.on': { period: 'lastYear' } }],
  ])('%j come back from it', (parameters) => {
    const address = withParameters(new URLSearchParams('tab=1&f.city=old'), FILTERS, parameters)
    expect(parametersIn(address, FILTERS)).toEqual(parameters)
    expect(address.get('tab')).toBe('1')
  })

  test('of other filters are left out', () => {
    expect(parametersIn(new URLSearchParams('f.town=x'), FILTERS)).toEqual({})
  })
})

describe('values of filters in the form', () => {
  test('without any, what the filters start with is shown, and nothing is sent', () => {
    const form = formOf(FILTERS, {})
    expect(form).toMatchObject({ f0: 'Izmir', f1: { period: 'thisMonth' } })
    expect(parametersOf(FILTERS, form)).toEqual({})
  })

  test('an emptied filter is sent as none, so that its default does not apply', () => {
    const form = { ...formOf(FILTERS, {}), f0: '', f1: { from: null, to: null, period: null } }
    expect(parametersOf(FILTERS, form)).toEqual({ city: null, 'sold.on': null })
  })
})
