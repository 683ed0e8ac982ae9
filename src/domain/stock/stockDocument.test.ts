import { describe, expect, test } from 'vitest'
import { costOf, differenceOf, directionOf, filledLines, hasOwnCost, MAX_VALUE, postingMistakes, type StockKind } from './stockDocument.ts'

test.each<[StockKind, boolean, bigint]>([
  ['receipt', true, 1n],
  ['opening', true, 1n],
  ['correction', true, 1n],
  ['issue', false, -1n],
  ['transfer', false, -1n],
  ['count', false, 1n],
])('a %s brings a value of its own: %s, and moves its warehouse by %d', (kind, brings, direction) => {
  expect([hasOwnCost(kind), directionOf(kind)]).toEqual([brings, direction])
})

test('a difference is what was counted less what was expected, where both are known', () => {
  expect(differenceOf({ expected: '3.5', counted: '1' })).toBe('-2.5000')
  expect([differenceOf({ expected: '3' }), differenceOf({ counted: '3' }), differenceOf({})]).toEqual([null, null, null])
})

test('lines that nobody has filled in are left out', () => {
  const lines = [
    { lineNumber: 1, material: 'm', quantity: '1' },
    { id: 'a', lineNumber: 2, material: null, notes: null },
    { lineNumber: 3, notes: 'Ask' },
  ]
  expect(filledLines(lines)).toEqual([lines[0], lines[2]])
  expect(filledLines([{ lineNumber: 4, notes: undefined }])).toEqual([])
})

test('a cost is quantity times unit cost, rounded half up once', () => {
  expect([costOf('2.5', '10.125'), costOf('0.5', '0.01'), costOf('-3', '1')]).toEqual(['25.31', '0.01', '-3.00'])
})

describe('a document that is to be posted', () => {
  const mistake = (index: number, field: string, code: string) => ({ index, field, code })

  test('names goods and how many of them', () => {
    expect(postingMistakes('issue', [{ material: 'm', quantity: '1' }, {}])).toEqual([
      mistake(1, 'material', 'required'),
      mistake(1, 'quantity', 'required'),
    ])
  })

  test('moves more than nothing; a correction may take away', () => {
    const of = (kind: StockKind, quantity: string) => postingMistakes(kind, [{ material: 'm', quantity }])
    const wrong = [mistake(0, 'quantity', 'formatExclusiveMinimum')]
    expect([of('receipt', '0'), of('receipt', '-1'), of('receipt', '0.0001')]).toEqual([wrong, wrong, []])
    expect([of('correction', '0.0000'), of('correction', '-1'), of('correction', '1')]).toEqual([wrong, [], []])
  })

  test('that opens the stock says what it cost', () => {
    expect(postingMistakes('opening', [{ material: 'm', quantity: '1' }])).toEqual([mistake(0, 'unitCost', 'required')])
    expect(postingMistakes('opening', [{ material: 'm', quantity: '1', unitCost: '0' }])).toEqual([])
  })

  test('is worth no more than sums have space for, where it brings a value', () => {
    const of = (kind: StockKind, unitCost: string) => postingMistakes(kind, [{ material: 'm', quantity: '1000', unitCost }])
    const wrong = [mistake(0, 'unitCost', 'formatMaximum')]
    expect([of('receipt', '999999999.9999'), of('receipt', '1000000000'), of('opening', '1000000000')]).toEqual([[], wrong, wrong])
    expect(of('issue', '1000000000')).toEqual([])
    expect(of('receipt', '99999999999999.9999')).toEqual(wrong)
    const exactly = { material: 'm', quantity: '1', unitCost: MAX_VALUE }
    expect(postingMistakes('receipt', [exactly])).toEqual([])
    expect(postingMistakes('receipt', [{ ...exactly, quantity: '1.0001' }])).toEqual(wrong)
    expect(postingMistakes('receipt', [{ material: 'm', quantity: '1000' }])).toEqual([])
    expect(postingMistakes('receipt', [{ material: 'm', unitCost: MAX_VALUE }])).toEqual([mistake(0, 'quantity', 'required')])
  })
})
