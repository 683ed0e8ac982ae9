import { expect, test } from 'vitest'
import { keyOf, type Pressed } from './keyOf.ts'

const FREE = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }

const press = (key: string, code: string, held: Partial<Pressed> = {}, mac = false) => keyOf({ ...FREE, key, code, ...held }, mac)

test.each([
  ['a letter', press('n', 'KeyN'), 'n'],
  ['a letter under caps lock', press('N', 'KeyN'), 'n'],
  ['a letter with Shift, which is another key', press('N', 'KeyN', { shiftKey: true }), 'Shift+n'],
  ['a letter by its place on a French keyboard', press('a', 'KeyQ'), 'a'],
  ['the slash of a US keyboard', press('/', 'Slash'), '/'],
  ['the slash of a Turkish keyboard', press('/', 'Digit7', { shiftKey: true }), '/'],
  ['the slash of a French keyboard', press('/', 'Period', { shiftKey: true }), '/'],
  ['the question mark of a US keyboard', press('?', 'Slash', { shiftKey: true }), '?'],
  ['the bracket of a French keyboard on Windows', press('[', 'Digit5', { ctrlKey: true, altKey: true }), '['],
  ['the bracket of a Turkish keyboard on Linux', press(']', 'Digit9', { altKey: true }), ']'],
  ['the bracket of a French Mac', press('[', 'Digit5', { altKey: true, shiftKey: true }, true), '['],
  ['an Arabic letter on the key of n', press('ى', 'KeyN'), 'n'],
  ['an Arabic letter on the key of the slash', press('ظ', 'Slash'), '/'],
  ['the Arabic question mark', press('؟', 'Slash', { shiftKey: true }), '?'],
  ['an Arabic letter on the key of the bracket', press('ج', 'BracketLeft'), '['],
  ['an Arabic letter with Ctrl', press('س', 'KeyS', { ctrlKey: true }), 'Mod+s'],
  ['a Cyrillic letter', press('т', 'KeyN'), 'n'],
  ['a Turkish letter on the key of the bracket, which is Latin', press('ğ', 'BracketLeft'), 'ğ'],
  ['the French sign on the key of the slash', press('§', 'Slash', { shiftKey: true }), '§'],
  ['Ctrl', press('k', 'KeyK', { ctrlKey: true }), 'Mod+k'],
  ['Ctrl on a Mac', press('k', 'KeyK', { ctrlKey: true }, true), 'Other+k'],
  ['⌘', press('k', 'KeyK', { metaKey: true }, true), 'Mod+k'],
  ['the Windows key', press('k', 'KeyK', { metaKey: true }), 'Other+k'],
  ['redo', press('Z', 'KeyZ', { ctrlKey: true, shiftKey: true }), 'Mod+Shift+z'],
  ['Ctrl with a sign', press('/', 'Slash', { ctrlKey: true }), 'Mod+/'],
  ['an arrow with Alt', press('ArrowUp', 'ArrowUp', { altKey: true }), 'Alt+ArrowUp'],
  ['Space', press(' ', 'Space'), ' '],
  ['Escape', press('Escape', 'Escape'), 'Escape'],
])('%s', (_, name, expected) => expect(name).toBe(expected))
