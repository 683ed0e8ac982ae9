import { describe, expect, test } from 'vitest'
import { gridReducer } from './gridReducer.ts'
import { type GridAction, type GridState, gridOf, selectedRows } from './gridState.ts'
import type { LineRules } from './line.ts'
import { visibleRows } from './visibleLines.ts'

const rules: LineRules = {
  blank: () => ({}),
  copy: (values) => values,
  inOrder: (lines) => lines,
  writable: () => true,
}

const reduce = gridReducer(rules)

const doing = (state: GridState, ...actions: readonly GridAction[]): GridState => actions.reduce(reduce, state)

const five = gridOf(
  ['a', 'b', 'a', 'b', 'a'].map((code) => ({ code })),
  ['code', 'count'],
)

/** Only the lines with `a`: 0, 2 and 4. */
const searched = doing(five, { type: 'search', search: { text: 'a', keys: new Set([0, 2, 4]), addedFrom: 5 } })

const go = (row: number, extend = false): GridAction => ({ type: 'go', to: { row, column: 0 }, extend })

const codes = ({ lines }: GridState) => lines.map(({ values }) => values.code ?? '').join('')

describe('a search in the lines', () => {
  test('hides the others, and a hidden line cannot be active', () => {
    expect(visibleRows(searched)).toEqual([0, 2, 4])
    expect(doing(searched, go(1)).at.row).toBe(2)
    expect(doing(five, go(3), { type: 'search', search: { text: 'c', keys: new Set(), addedFrom: 5 } }).at.row).toBe(5)
  })

  test('nothing is done to hidden lines between selected ones', () => {
    const selected = doing(searched, go(0), go(4, true))
    expect(selectedRows(selected)).toEqual([0, 2, 4])
    expect(codes(doing(selected, { type: 'remove' }))).toBe('bb')
    expect(codes(doing(selected, { type: 'clear' }))).toBe('bb')
    expect(codes(doing(selected, { type: 'duplicate' }))).toBe('ababaaaa')
    const filled = doing(searched, { type: 'write', cells: [{ row: 0, name: 'code', value: 'x' }] }, go(0), go(4, true), { type: 'fill' })
    expect(codes(filled)).toBe('xbxbx')
  })

  test('a value is copied from the shown line above', () => {
    const written = doing(
      five,
      { type: 'write', cells: [{ row: 0, name: 'code', value: 'x' }] },
      { type: 'search', search: searched.search },
    )
    expect(codes(doing(written, go(2), { type: 'fill' }))).toBe('xbxba')
  })

  test('lines keep their order, and added ones are shown', () => {
    expect(codes(doing(searched, go(2), { type: 'shift', by: 1 }))).toBe('ababa')
    expect(visibleRows(doing(searched, { type: 'insert', row: 3 }))).toEqual([0, 2, 3, 5])
  })
})
