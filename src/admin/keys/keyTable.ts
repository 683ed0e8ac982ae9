/** Headings of the list of keys, in its order. Keys of one group are declared together, those of `everywhere` beside all others. */
export const KEY_GROUPS = ['everywhere', 'search', 'list', 'cell', 'record', 'form'] as const

interface KeyEntry {
  readonly group: (typeof KEY_GROUPS)[number]
  /** As `keyOf` names them; any of them works. */
  readonly keys: readonly string[]
  /** Whether it also works while the user types, and in dialogs. */
  readonly anywhere?: true
}

/** All keys of the product. A part of a page declares by `useKey` which of them it handles. */
export const KEYS = {
  palette: { group: 'everywhere', keys: ['Mod+k'], anywhere: true },
  undo: { group: 'everywhere', keys: ['Mod+z'] },
  help: { group: 'everywhere', keys: ['?'] },
  search: { group: 'list', keys: ['/'] },
  filter: { group: 'list', keys: ['f'] },
  create: { group: 'list', keys: ['n'] },
  nextRow: { group: 'list', keys: ['j', 'ArrowDown'] },
  previousRow: { group: 'list', keys: ['k', 'ArrowUp'] },
  openRow: { group: 'list', keys: ['Enter'] },
  editRow: { group: 'list', keys: ['e'] },
  duplicateRow: { group: 'list', keys: ['d'] },
  changeFound: { group: 'search', keys: ['Enter'] },
  selectAll: { group: 'list', keys: ['a'] },
  changeSelected: { group: 'list', keys: ['b'] },
  selectRow: { group: 'list', keys: ['x'] },
  selectRange: { group: 'list', keys: ['Shift+x'] },
  quickView: { group: 'list', keys: [' '] },
  closeView: { group: 'list', keys: ['Escape'] },
  moveCard: { group: 'list', keys: ['m'] },
  enterCells: { group: 'cell', keys: ['ArrowRight', 'ArrowLeft'] },
  editCell: { group: 'cell', keys: ['F2', 'Enter'] },
  selectCells: { group: 'cell', keys: ['Shift+ArrowDown', 'Shift+ArrowRight'] },
  selectAllCells: { group: 'cell', keys: ['Mod+a'] },
  copyCells: { group: 'cell', keys: ['Mod+c'] },
  pasteCells: { group: 'cell', keys: ['Mod+v'] },
  fillCells: { group: 'cell', keys: ['Mod+d', 'Mod+r'] },
  clearCells: { group: 'cell', keys: ['Delete'] },
  leaveCells: { group: 'cell', keys: ['Escape'] },
  edit: { group: 'record', keys: ['e'] },
  duplicate: { group: 'record', keys: ['d'] },
  next: { group: 'record', keys: [']', 'j', 'Alt+ArrowDown'] },
  previous: { group: 'record', keys: ['[', 'k', 'Alt+ArrowUp'] },
  save: { group: 'form', keys: ['Mod+s'], anywhere: true },
  saveAndAdd: { group: 'form', keys: ['Mod+Shift+Enter'], anywhere: true },
} as const satisfies Readonly<Record<string, KeyEntry>>

export type KeyName = keyof typeof KEYS

export const entryOf = (name: KeyName): KeyEntry => KEYS[name]

/** Whether it is a character without Ctrl, which a user can switch off (WCAG 2.1.4). */
export const isSingle = (key: string): boolean => /^(Shift\+)?\S$/.test(key)

/** Whether a press may be kept until its action exists: the browser itself does nothing with the key outside of fields. */
export const canWait = (key: string): boolean => isSingle(key) || KEYS.undo.keys.some((each) => each === key)
