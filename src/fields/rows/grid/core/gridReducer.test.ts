import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gridReducer } from './gridReducer.ts'
import { type GridAction, type GridState, gridOf, selectionOf } from './gridState.ts'
import type { LineRules, Values } from './line.ts'

const COLUMNS = ['code', 'count', 'total']

const rules: LineRules = {
  blank: (lines) => ({ number: lines.length + 1 }),
  copy: ({ id: _, ...values }, lines) => ({ ...values, number: lines.length + 1 }),
  inOrder: (lines) => {
    const sorted = lines.map(({ values }) => Number(values.number ?? 0)).toSorted((one, other) => one - other)
    return lines.map((line, index) =>
      'number' in line.values ? { ...line, values: { ...line.values, number: sorted[index] ?? 0 } } : line,
    )
  },
  writable: (name, line) => name !== 'total' && !(name === 'count' && line?.values.code === 'none'),
}

const reduce = gridReducer(rules)

const started = (values: readonly Values[]): GridState => gridOf(values, COLUMNS)

const doing = (state: GridState, ...actions: readonly GridAction[]): GridState => actions.reduce(reduce, state)

const go = (row: number, column: number, extend = false): GridAction => ({ type: 'go', to: { row, column }, extend })

const valuesOf = ({ lines }: GridState) => lines.map(({ values }) => values)

const three = started([{ code: 'a' }, { code: 'b' }, { code: 'c' }])

const codesOf = (state: GridState) => state.lines.map(({ values }) => values.code)

describe('moving', () => {
  test('goes no further than the empty line and the last column', () => {
    expect(doing(three, go(9, 9)).at).toEqual({ row: 3, column: 2 })
    expect(doing(three, go(-1, -1)).at).toEqual({ row: 0, column: 0 })
  })

  test('extends the selection from where it began, in any direction', () => {
    expect(selectionOf(doing(three, go(2, 1), go(0, 2, true)))).toEqual({ top: 0, bottom: 2, left: 1, right: 2 })
  })

  test('remembers where a line was begun, whatever Tab goes to', () => {
    expect(doing(three, go(0, 1), { type: 'go', to: { row: 0, column: 2 }, keepHome: true }).home).toBe(1)
  })

  test('selects whole lines', () => {
    expect(selectionOf(doing(three, { type: 'selectLines', from: 2, to: 1 }))).toEqual({ top: 1, bottom: 2, left: 0, right: 2 })
  })
})

describe('writing', () => {
  test('in the empty line adds one, which begins as the schema says', () => {
    const next = doing(three, { type: 'write', cells: [{ row: 3, name: 'count', value: '5' }] })
    expect(valuesOf(next).at(-1)).toEqual({ number: 4, count: '5' })
    expect(next.lines.at(-1)?.key).toBe(three.nextKey)
    expect(next.nextKey).toBe(three.nextKey + 1)
  })

  test('nothing in the empty line adds none', () => {
    expect(doing(three, { type: 'write', cells: [{ row: 3, name: 'count', value: null }] })).toBe(three)
  })

  test('leaves alone what may not be written, in this line or in any', () => {
    const given = started([{ code: 'none' }])
    const cells = [
      { row: 0, name: 'total', value: '1' },
      { row: 0, name: 'count', value: '1' },
    ]
    expect(doing(given, { type: 'write', cells })).toBe(given)
  })

  test('the same value again changes nothing, and adds nothing to undo', () => {
    expect(doing(three, { type: 'write', cells: [{ row: 0, name: 'code', value: 'a' }] })).toBe(three)
    expect(doing(three, { type: 'write', cells: [{ row: 0, name: 'count', value: null }] })).toBe(three)
  })

  test('text that could not be read stays, without a value, until something else is written', () => {
    const odd = doing(three, { type: 'write', cells: [{ row: 0, name: 'code', unread: 'zz' }] })
    expect(odd.lines[0]).toMatchObject({ values: { code: null }, unread: { code: 'zz' } })
    const mended = doing(odd, { type: 'write', cells: [{ row: 0, name: 'code', value: 'z' }] })
    expect(mended.lines[0]).toEqual({ key: 0, values: { code: 'z' } })
    const emptied = doing(odd, { type: 'write', cells: [{ row: 0, name: 'code', value: null }] })
    expect(emptied.lines[0]?.unread).toBeUndefined()
  })

  test('joined to the change before is undone with it', () => {
    const next = doing(
      three,
      { type: 'write', cells: [{ row: 3, name: 'count', value: '5' }] },
      { type: 'write', cells: [{ row: 3, name: 'code', value: 'd' }], joined: true },
      { type: 'undo' },
    )
    expect(next.lines).toBe(three.lines)
  })
})

describe('lines', () => {
  test('are removed, all that are selected; the empty one never', () => {
    expect(codesOf(doing(three, go(1, 0), go(3, 0, true), { type: 'remove' }))).toEqual(['a'])
    expect(doing(three, go(3, 0), { type: 'remove' }).lines).toBe(three.lines)
  })

  test('are duplicated below, as new ones, and selected', () => {
    const given = started([{ id: 'x', code: 'a', number: 1 }, { code: 'b' }])
    const next = doing(given, go(0, 0), go(1, 1, true), { type: 'duplicate' })
    expect(valuesOf(next).slice(2)).toEqual([
      { code: 'a', number: 3 },
      { code: 'b', number: 4 },
    ])
    expect(selectionOf(next)).toEqual({ top: 2, bottom: 3, left: 0, right: 1 })
    expect(new Set(next.lines.map(({ key }) => key)).size).toBe(4)
    expect(doing(three, go(3, 0), { type: 'duplicate' }).lines).toBe(three.lines)
  })

  test('move one by one to a place, and as a block by one', () => {
    expect(codesOf(doing(three, { type: 'move', from: 0, to: 2 }))).toEqual(['b', 'c', 'a'])
    expect(doing(three, { type: 'move', from: 0, to: 3 })).toBe(three)
    const block = doing(three, go(0, 0), go(1, 0, true))
    expect(codesOf(doing(block, { type: 'shift', by: 1 }))).toEqual(['c', 'a', 'b'])
    expect(doing(block, { type: 'shift', by: -1 })).toBe(block)
    const lower = doing(three, go(1, 0), go(2, 0, true), { type: 'shift', by: -1 })
    expect(codesOf(lower)).toEqual(['b', 'c', 'a'])
    expect(selectionOf(lower)).toEqual({ top: 0, bottom: 1, left: 0, right: 0 })
  })

  test('keep numbers that ascend, wherever they are moved, inserted or duplicated', () => {
    const numbersOf = (state: GridState) => valuesOf(state).map(({ number }) => number)
    const given = started(['a', 'b', 'c'].map((code, index) => ({ code, number: index + 1 })))
    for (const action of [
      { type: 'move', from: 2, to: 0 },
      { type: 'shift', by: 1 },
    ] as const)
      expect(numbersOf(doing(given, action))).toEqual([1, 2, 3])
    for (const action of [{ type: 'insert', row: 1 }, { type: 'duplicate' }] as const)
      expect(numbersOf(doing(given, action))).toEqual([1, 2, 3, 4])
    expect(codesOf(doing(given, { type: 'move', from: 2, to: 0 }))).toEqual(['c', 'a', 'b'])
  })

  test('are inserted anywhere', () => {
    expect(codesOf(doing(three, { type: 'insert', row: 1 }))).toEqual(['a', undefined, 'b', 'c'])
  })
})

describe('ranges', () => {
  test('are cleared, without the empty line', () => {
    expect(codesOf(doing(three, go(1, 0), go(3, 0, true), { type: 'clear' }))).toEqual(['a', null, null])
  })

  test('take the values of their first line; a single cell those above it', () => {
    expect(codesOf(doing(three, go(0, 0), go(2, 0, true), { type: 'fill' }))).toEqual(['a', 'a', 'a'])
    expect(codesOf(doing(three, go(2, 0), { type: 'fill' }))).toEqual(['a', 'b', 'b'])
    expect(codesOf(doing(three, go(3, 0), { type: 'fill' }))).toEqual(['a', 'b', 'c', 'c'])
    expect(doing(three, go(0, 0), { type: 'fill' }).lines).toBe(three.lines)
  })

  test('take text that could not be read as well', () => {
    const odd = doing(three, { type: 'write', cells: [{ row: 0, name: 'code', unread: 'zz' }] }, go(1, 0), { type: 'fill' })
    expect(odd.lines[1]?.unread).toEqual({ code: 'zz' })
  })
})

describe('undo', () => {
  test('shows what it changed', () => {
    const next = doing(three, { type: 'write', cells: [{ row: 2, name: 'code', value: 'x' }] }, go(0, 1), { type: 'undo' })
    expect(next.at).toEqual({ row: 2, column: 1 })
  })

  test('ends with what was loaded', () => {
    const next = doing(three, { type: 'write', cells: [{ row: 2, name: 'code', value: 'x' }] }, { type: 'load', values: [{ code: 'y' }] })
    expect(doing(next, { type: 'undo' })).toBe(next)
    expect(next.lines[0]?.key).toBe(3)
  })

  const place = fc.record({ row: fc.nat(8), column: fc.nat(3) })
  const entry = fc.oneof(
    fc.record({ row: fc.nat(8), name: fc.constantFrom(...COLUMNS), value: fc.constantFrom(null, 'none', 'b', '7') }),
    fc.record({ row: fc.nat(8), name: fc.constantFrom(...COLUMNS), unread: fc.constantFrom('?', '!') }),
  )
  const action: fc.Arbitrary<GridAction> = fc.oneof(
    fc.record({ type: fc.constant('go' as const), to: place, extend: fc.boolean() }),
    fc.record({ type: fc.constant('write' as const), cells: fc.array(entry, { maxLength: 6 }) }),
    fc.record({ type: fc.constant('move' as const), from: fc.nat(8), to: fc.nat(8) }),
    fc.record({ type: fc.constant('insert' as const), row: fc.nat(3) }),
    fc.record({ type: fc.constant('shift' as const), by: fc.constantFrom(1 as const, -1 as const) }),
    fc.constantFrom<GridAction>({ type: 'remove' }, { type: 'duplicate' }, { type: 'clear' }, { type: 'fill' }),
  )

  test('restores what any operations changed, and redo brings it back', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 60 }), (actions) => {
        const done = doing(three, ...actions)
        const steps = done.past.length
        const undone = doing(done, ...Array.from({ length: steps }, (): GridAction => ({ type: 'undo' })))
        expect(undone.lines).toEqual(three.lines)
        const redone = doing(undone, ...Array.from({ length: steps }, (): GridAction => ({ type: 'redo' })))
        expect(redone.lines).toEqual(done.lines)
      }),
    )
  })

  test('after any operations each line has a key of its own, and the selection is inside the grid', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 60 }), (actions) => {
        const { lines, at, from, nextKey } = doing(three, ...actions)
        const keys = lines.map(({ key }) => key)
        expect(new Set(keys).size).toBe(keys.length)
        expect(Math.max(-1, ...keys)).toBeLessThan(nextKey)
        for (const { row, column } of [at, from]) {
          expect(row).toBeLessThanOrEqual(lines.length)
          expect(column).toBeLessThan(COLUMNS.length)
        }
      }),
    )
  })
})

test('columns are known by their names, wherever they stand', () => {
  const next = doing(three, go(1, 1), { type: 'columns', columns: ['total', 'count'] })
  expect(next.at).toEqual({ row: 1, column: 1 })
  expect(doing(next, { type: 'columns', columns: ['count', 'total'] }).at.column).toBe(0)
})
