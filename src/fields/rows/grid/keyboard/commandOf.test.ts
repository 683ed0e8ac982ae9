import { expect, test } from 'vitest'
import { commandOf, type Key } from './commandOf.ts'

const key = (text: string): Key => {
  const parts = text.split('+')
  const has = (name: string) => parts.includes(name)
  return { key: parts.at(-1) ?? '', ctrlKey: has('Ctrl'), metaKey: has('Meta'), shiftKey: has('Shift'), altKey: has('Alt') }
}

const READING = { editing: false, rtl: false }

test.each([
  ['ArrowRight', { do: 'step', rows: 0, columns: 1, extend: false }],
  ['Shift+ArrowUp', { do: 'step', rows: -1, columns: 0, extend: true }],
  ['Ctrl+ArrowDown', { do: 'jump', by: 1, extend: false }],
  ['Ctrl+ArrowLeft', { do: 'edge', of: 'line', end: false, extend: false }],
  ['Home', { do: 'edge', of: 'line', end: false, extend: false }],
  ['Ctrl+Shift+End', { do: 'edge', of: 'grid', end: true, extend: true }],
  ['PageDown', { do: 'page', by: 1, extend: false }],
  ['PageUp', { do: 'page', by: -1, extend: false }],
  ['Tab', { do: 'tab', back: false }],
  ['Shift+Tab', { do: 'tab', back: true }],
  ['Enter', { do: 'enter', back: false }],
  ['Ctrl+Enter', { do: 'insert' }],
  ['Ctrl+f', { do: 'find' }],
  ['F2', { do: 'edit' }],
  ['Escape', { do: 'cancel' }],
  ['Delete', { do: 'clear' }],
  ['Ctrl+Delete', { do: 'remove' }],
  ['Ctrl+d', { do: 'fill' }],
  ['Ctrl+Shift+D', { do: 'duplicate' }],
  ['Ctrl+z', { do: 'undo' }],
  ['Meta+z', { do: 'undo' }],
  ['Ctrl+y', { do: 'redo' }],
  ['Ctrl+Shift+Z', { do: 'redo' }],
  ['Ctrl+a', { do: 'all' }],
  ['Alt+ArrowUp', { do: 'shift', by: -1 }],
  ['Alt+Shift+ArrowRight', { do: 'widen', by: 1 }],
  ['x', { do: 'type' }],
  ['ش', { do: 'type' }],
  ['Ctrl+Alt+@', { do: 'type' }],
  [' ', { do: 'flip' }],
  ['Ctrl+c', undefined],
  ['Ctrl+v', undefined],
  ['Alt+ArrowLeft', undefined],
  ['Alt+Home', undefined],
  ['Alt+x', undefined],
  ['F5', undefined],
])('%s', (text, command) => expect(commandOf(key(text), READING)).toEqual(command))

test('in a page from right to left arrows go where they point', () => {
  const rtl = { editing: false, rtl: true }
  expect(commandOf(key('ArrowLeft'), rtl)).toEqual({ do: 'step', rows: 0, columns: 1, extend: false })
  expect(commandOf(key('Ctrl+ArrowRight'), rtl)).toEqual({ do: 'edge', of: 'line', end: false, extend: false })
  expect(commandOf(key('ArrowDown'), rtl)).toEqual({ do: 'step', rows: 1, columns: 0, extend: false })
  expect(commandOf(key('Home'), rtl)).toEqual({ do: 'edge', of: 'line', end: false, extend: false })
})

test.each([
  ['Enter', { do: 'enter', back: false }],
  ['Tab', { do: 'tab', back: false }],
  ['Escape', { do: 'cancel' }],
  ['Ctrl+Enter', { do: 'insert' }],
  ['Ctrl+z', undefined],
  ['ArrowDown', undefined],
  ['Delete', undefined],
  ['x', undefined],
  ['Alt+Enter', undefined],
])('while something is typed: %s', (text, command) => expect(commandOf(key(text), { editing: true, rtl: false })).toEqual(command))
