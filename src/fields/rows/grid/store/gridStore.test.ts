import { describe, expect, test } from 'vitest'
import { type GridFacts, GridStore } from './gridStore.ts'

const facts: GridFacts = {
  blank: () => ({}),
  copy: (values) => values,
  inOrder: (lines) => lines,
  writable: () => true,
  applies: () => true,
  numberOf: () => undefined,
  entered: () => [],
}

/** A grid whose first line the user has begun by typing a bad date; its kind is required. */
const begun = (): GridStore => {
  const store = new GridStore(facts, [], ['kind', 'due'], true)
  store.dispatch({ type: 'write', cells: [{ row: 0, name: 'due', value: 'soon' }] })
  store.setErrors([{ kind: 'required', due: 'date' }])
  return store
}

const errorsOf = (store: GridStore) => [store.cellAt(0, 'kind').error, store.cellAt(0, 'due').error]

describe('a line that was begun', () => {
  test('lacks nothing yet, but what was typed may be wrong', () => {
    const store = begun()
    expect(errorsOf(store)).toEqual([undefined, 'date'])
    expect([store.wrongFields(), store.firstWrong()]).toEqual(['due', { row: 0, column: 1 }])
    store.dispatch({ type: 'go', to: { row: 0, column: 0 } })
    expect(errorsOf(store)).toEqual([undefined, 'date'])
  })

  test.each<[string, (store: GridStore) => void]>([
    ['the next line is entered', (store) => store.dispatch({ type: 'go', to: { row: 1, column: 0 } })],
    ['another line is begun', (store) => store.dispatch({ type: 'insert', row: 1 })],
    ['the grid is left, or the record saved', (store) => store.endLine()],
  ])('shows what it lacks once %s', (_, leave) => {
    const store = begun()
    leave(store)
    expect(errorsOf(store)).toEqual(['required', 'date'])
  })

  test('is one that a person begins: loaded and pasted lines show all their errors', () => {
    const loaded = new GridStore(facts, [], ['kind'], true)
    loaded.dispatch({ type: 'load', values: [{ kind: null }] })
    const pasted = new GridStore(facts, [], ['kind'], true)
    pasted.dispatch({ type: 'write', cells: [0, 1].map((row) => ({ row, name: 'due', value: 'x' })) })
    for (const store of [loaded, pasted]) {
      store.setErrors([{ kind: 'required' }])
      expect(store.cellAt(0, 'kind').error).toBe('required')
    }
  })
})
