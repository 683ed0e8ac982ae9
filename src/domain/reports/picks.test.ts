import { describe, expect, test } from 'vitest'
import { cellOf, datesOf, type Narrowable, narrowBy, type Pick, pickFrom, readPick, writePick } from './picks.ts'
import type { ReportQuery } from './query/compileQuery.ts'
import type { ResultColumn } from './result.ts'

const PICKS: readonly Pick[] = [
  { source: 'r1', of: 'cars.status', value: 'inStock' },
  { source: 'r1', of: '@customers', value: 'C1 ~ Ada & co' },
  { source: 'r1', of: datesOf('date'), value: '2026-02-01', period: 'month' },
  { source: 'r1', of: 'cars.status', value: null },
  { source: 'r1', of: datesOf('date'), value: null },
]

describe('picks in the address', () => {
  test.each(PICKS)('%j come back', (pick) => {
    expect(readPick(writePick(pick))).toEqual(pick)
  })

  test('an empty value has a word, since addresses are kept', () => {
    expect(writePick({ source: 'r1', of: 'cars.status', value: null })).toBe('r1~cars.status~empty')
    expect(readPick('r1~cars.status~empty~')).toEqual({ source: 'r1', of: 'cars.status', value: null })
  })

  test.each([
    '',
    'r1',
    'r1~cars.status~day~',
    'r1~cars.status~decade~x',
    '~cars.status~day~x',
    'r1~~day~x',
    '~cars.status~empty~',
    'r1~~empty~',
    'r1~date:date~month~x2026-02-01',
    'r1~date:date~month~2026-02-011',
    'r1~date:date~month~+2026-02-01',
    'r1~date:date~month~soon',
    'r1~date:date~month~2026-13-01',
  ])('"%s" is none', (text) => {
    expect(readPick(text)).toBeUndefined()
  })
})

describe('a pick narrows a report', () => {
  const [status, , month] = PICKS as readonly [Pick, Pick, Pick]
  const none = { filters: [], columns: [] }

  test('by a column of the same field', () => {
    const columns: Narrowable['columns'] = [{ name: 'state', of: 'cars.status', type: 'text' }]
    expect(narrowBy(status, { ...none, columns })).toEqual({ parameters: {}, where: [{ column: 'state', value: 'inStock' }] })
  })

  test('by its filter of that column rather than by the column', () => {
    const columns: Narrowable['columns'] = [{ name: 'state', of: 'cars.status', type: 'text' }]
    const filters = [{ name: 'which', column: 'state', type: 'choice' }]
    expect(narrowBy(status, { filters, columns })).toEqual({ parameters: { which: 'inStock' }, where: [] })
  })

  test('by a range of days of the same name', () => {
    const filters = [{ name: 'period', column: 'date', type: 'range' }]
    expect(narrowBy(month, { ...none, filters })).toEqual({ parameters: { period: { from: '2026-02-01', to: '2026-02-28' } }, where: [] })
    const columns: Narrowable['columns'] = [{ name: 'date', of: datesOf('date'), type: 'date' }]
    expect(narrowBy(month, { ...none, columns })?.where).toEqual([{ column: 'date', value: { from: '2026-02-01', to: '2026-02-28' } }])
  })

  test('by the filter of its own column among several, and never by a range of days', () => {
    const columns: Narrowable['columns'] = [
      { name: 'state', of: 'cars.status', type: 'text' },
      { name: 'other', of: 'bids.status', type: 'text' },
    ]
    const filters = [
      { name: 'range', column: 'state', type: 'range' },
      { name: 'others', column: 'other', type: 'choice' },
      { name: 'which', column: 'state', type: 'choice' },
    ]
    expect(narrowBy(status, { filters, columns })?.parameters).toEqual({ which: 'inStock' })
    expect(narrowBy(status, { filters: filters.slice(0, 2), columns })?.where).toEqual([{ column: 'state', value: 'inStock' }])
    const { period: _, ...day } = month
    const dates = [
      { name: 'text', column: 'date', type: 'text' },
      { name: 'due', column: 'due_date', type: 'range' },
      { name: 'period', column: 'date', type: 'range' },
    ]
    expect(narrowBy(day, { ...none, filters: dates })?.parameters).toEqual({ period: { from: '2026-02-01', to: '2026-02-01' } })
  })

  test('not where it has another field of that name, or other days', () => {
    expect(narrowBy(status, { ...none, columns: [{ name: 'status', of: 'bids.status', type: 'text' }] })).toBeUndefined()
    expect(narrowBy(month, { ...none, filters: [{ name: 'period', column: 'due_date', type: 'range' }] })).toBeUndefined()
    expect(narrowBy(status, none)).toBeUndefined()
  })
})

describe('what is clicked in a result is of the first column that others may have', () => {
  const column = (name: string, type: ResultColumn['type'], of?: ResultColumn['of']): ResultColumn => ({ name, type, ...(of && { of }) })
  const result = [
    column('note', 'text'),
    column('count', 'integer'),
    column('month', 'date'),
    column('state', 'text', { entity: 'cars', field: 'status' }),
  ]
  const columns: Narrowable['columns'] = [
    { name: 'other', of: 'bids.status', type: 'text' },
    { name: 'state', of: 'cars.status', type: 'text' },
  ]
  const range = { name: 'period', column: 'date', type: 'range' }
  const choice = { name: 'which', column: 'state', type: 'choice' }
  const sql = { id: 'r1', query: null, filters: [choice, range] }
  const clicked = { note: 'x', count: 3, month: '2026-02-01', state: 'inStock' }

  test('of SQL the days of its only range', () => {
    expect(pickFrom(sql, columns, result, clicked)).toEqual({ source: 'r1', of: datesOf('date'), value: '2026-02-01', period: 'month' })
  })

  test.each([
    ['without a range', { ...sql, filters: [choice] }],
    ['with two of them', { ...sql, filters: [range, { ...range, name: 'due', column: 'due_date' }] }],
  ])('of SQL %s another column', (_, source) => {
    expect(pickFrom(source, columns, result, clicked)).toEqual({ source: 'r1', of: 'cars.status', value: 'inStock' })
  })

  test('of a query, and of a field, the days of that column', () => {
    const query = { view: 'cars', groups: [{ column: 'month', by: 'quarter' }] } as const
    const days = { source: 'r1', of: datesOf('month'), value: '2026-02-01' }
    expect(pickFrom({ ...sql, query }, columns, result, clicked)).toEqual({ ...days, period: 'quarter' })
    expect(pickFrom({ ...sql, filters: [] }, columns, [column('month', 'date', { entity: 'cars', field: 'month' })], clicked)).toEqual({
      ...days,
      period: 'day',
    })
  })

  test.each<[string, Readonly<Record<string, string | number | null>>]>([
    ['an empty text', { state: '' }],
    ['a text that no other report has', { note: 'x' }],
  ])('with %s is nothing', (_, values) => {
    expect(pickFrom(sql, columns, result, values)).toBeUndefined()
  })

  test('numbers, true and false, and empty values are picked as well', () => {
    const shared: Narrowable['columns'] = [
      { name: 'year', of: 'cars.year', type: 'integer' },
      { name: 'active', of: 'cars.active', type: 'boolean' },
      { name: 'state', of: 'cars.status', type: 'text' },
    ]
    const of = (name: string, type: ResultColumn['type'], value: string | number | boolean | null) =>
      pickFrom({ ...sql, filters: [] }, shared, [column(name, type)], { [name]: value })
    expect(of('year', 'integer', 2019)).toEqual({ source: 'r1', of: 'cars.year', value: '2019' })
    expect(of('active', 'boolean', false)).toEqual({ source: 'r1', of: 'cars.active', value: 'false' })
    expect(of('state', 'text', null)).toEqual({ source: 'r1', of: 'cars.status', value: null })
    expect(pickFrom(sql, columns, result, { month: null })).toEqual({ source: 'r1', of: datesOf('date'), value: null })
  })

  test('of a query only what it groups by or lists, not a measure with the name of a column', () => {
    const count: Narrowable['columns'] = [{ name: 'count', of: 'targets.count', type: 'integer' }]
    const of = (query: ReportQuery) => pickFrom({ ...sql, query }, count, [column('count', 'integer')], { count: 3 })
    expect(of({ view: 'targets', groups: [{ column: 'scope' }], measures: [{ of: 'count' }] })).toBeUndefined()
    expect(of({ view: 'targets', measures: [{ of: 'count' }] })).toBeUndefined()
    expect(of({ view: 'targets', groups: [{ column: 'count' }] })).toEqual({ source: 'r1', of: 'targets.count', value: '3' })
    expect(of({ view: 'targets', groups: [{ column: 'scope' }, { column: 'count' }] })?.of).toBe('targets.count')
    expect(of({ view: 'targets', columns: ['count'] })).toEqual({ source: 'r1', of: 'targets.count', value: '3' })
    expect(of({ view: 'targets', groups: [], measures: [] })).toBeDefined()
  })

  test('a moment is no day', () => {
    const times: Narrowable['columns'] = [{ name: 'at', of: datesOf('at'), type: 'dateTime' }]
    expect(pickFrom(sql, times, [column('at', 'dateTime')], { at: '2026-02-01T10:00:00Z' })).toBeUndefined()
  })
})

describe('a picked value is of the type of its column', () => {
  test.each([
    ['text', '7', '7'],
    ['integer', '7', 7],
    ['decimal', '7.5', 7.5],
    ['boolean', 'true', true],
    ['boolean', 'false', false],
    ['integer', null, null],
  ] as const)('%s %s', (type, text, value) => {
    expect(cellOf({ type }, text)).toBe(value)
  })

  test('and narrows by the column where a filter cannot say it', () => {
    const filters = [{ name: 'which', column: 'x', type: 'choice' }]
    const by = (type: ResultColumn['type'], value: string | null) =>
      narrowBy({ source: 'r1', of: 'cars.x', value }, { filters, columns: [{ name: 'x', of: 'cars.x', type }] })
    expect(by('integer', '7')).toEqual({ parameters: { which: '7' }, where: [] })
    expect(by('boolean', 'false')).toEqual({ parameters: {}, where: [{ column: 'x', value: false }] })
    expect(by('text', null)).toEqual({ parameters: {}, where: [{ column: 'x', value: null }] })
    expect(
      narrowBy(
        { source: 'r1', of: datesOf('date'), value: null },
        { filters: [{ name: 'p', column: 'date', type: 'range' }], columns: [] },
      ),
    ).toBeUndefined()
    const dated: Narrowable['columns'] = [{ name: 'date', of: datesOf('date'), type: 'date' }]
    expect(narrowBy({ source: 'r1', of: datesOf('date'), value: null }, { filters: [], columns: dated })?.where).toEqual([
      { column: 'date', value: null },
    ])
  })
})
