/** Command of a key. Columns count in reading order. */
export type Command =
  | { readonly do: 'step'; readonly rows: number; readonly columns: number; readonly extend: boolean }
  | { readonly do: 'page'; readonly by: 1 | -1; readonly extend: boolean }
  | { readonly do: 'edge'; readonly of: 'line' | 'grid'; readonly end: boolean; readonly extend: boolean }
  | { readonly do: 'jump'; readonly by: 1 | -1; readonly extend: boolean }
  | { readonly do: 'tab'; readonly back: boolean }
  | { readonly do: 'enter'; readonly back: boolean }
  | { readonly do: 'shift'; readonly by: 1 | -1 }
  | { readonly do: 'widen'; readonly by: 1 | -1 }
  | {
      readonly do:
        | 'edit'
        | 'type'
        | 'flip'
        | 'cancel'
        | 'insert'
        | 'find'
        | 'fill'
        | 'fillRight'
        | 'clear'
        | 'undo'
        | 'redo'
        | 'all'
        | 'duplicate'
        | 'remove'
    }

export interface Key {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
}

export interface KeyContext {
  /** Whether the active cell has an input, which gets all keys except those that end the editing. */
  readonly editing: boolean
  /** Whether the page is right-to-left: arrow keys move in their visual direction. */
  readonly rtl: boolean
}

const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

const PLAIN: Readonly<Record<string, Command>> = {
  F2: { do: 'edit' },
  Escape: { do: 'cancel' },
  Delete: { do: 'clear' },
  Backspace: { do: 'clear' },
  ' ': { do: 'flip' },
}

const CONTROL: Readonly<Record<string, Command>> = {
  enter: { do: 'insert' },
  f: { do: 'find' },
  d: { do: 'fill' },
  r: { do: 'fillRight' },
  z: { do: 'undo' },
  y: { do: 'redo' },
  a: { do: 'all' },
  delete: { do: 'remove' },
}

const CONTROL_SHIFT: Readonly<Record<string, Command>> = { z: { do: 'redo' }, d: { do: 'duplicate' } }

const directed = (by: number): 1 | -1 => (by < 0 ? -1 : 1)

const arrow = ({ key, altKey, shiftKey, ctrlKey, metaKey }: Key, rtl: boolean): Command | undefined => {
  const step = STEPS[key]
  if (step === undefined) return undefined
  const [rows, across] = step
  const columns = rtl && across !== 0 ? -across : across
  if (altKey && rows !== 0) return { do: 'shift', by: directed(rows) }
  if (altKey) return shiftKey ? { do: 'widen', by: directed(columns) } : undefined
  if (!ctrlKey && !metaKey) return { do: 'step', rows, columns, extend: shiftKey }
  return rows === 0 ? { do: 'edge', of: 'line', end: columns > 0, extend: shiftKey } : { do: 'jump', by: directed(rows), extend: shiftKey }
}

const travel = (key: Key): Command | undefined => {
  const { shiftKey: extend, ctrlKey, metaKey } = key
  const of = ctrlKey || metaKey ? 'grid' : 'line'
  if (key.key === 'Home') return { do: 'edge', of, end: false, extend }
  if (key.key === 'End') return { do: 'edge', of, end: true, extend }
  if (key.key === 'PageUp') return { do: 'page', by: -1, extend }
  if (key.key === 'PageDown') return { do: 'page', by: 1, extend }
  return undefined
}

const leaving = ({ key, shiftKey }: Key): Command | undefined => {
  if (key === 'Tab') return { do: 'tab', back: shiftKey }
  if (key === 'Enter') return { do: 'enter', back: shiftKey }
  return undefined
}

/** Command of a key; undefined if the browser or the input handles it. */
export const commandOf = (key: Key, { editing, rtl }: KeyContext): Command | undefined => {
  const control = key.ctrlKey || key.metaKey
  if (editing) {
    if (key.key === 'Enter' && control) return { do: 'insert' }
    if (key.altKey || control) return undefined
    return key.key === 'Escape' ? { do: 'cancel' } : leaving(key)
  }
  const moving = arrow(key, rtl) ?? (key.altKey ? undefined : travel(key))
  if (moving) return moving
  // AltGr writes characters, and some keyboards report it as both.
  if (control && key.altKey && key.key.length === 1) return { do: 'type' }
  if (control) return (key.shiftKey ? CONTROL_SHIFT : CONTROL)[key.key.toLowerCase()]
  if (key.altKey) return undefined
  return leaving(key) ?? PLAIN[key.key] ?? (key.key.length === 1 ? { do: 'type' } : undefined)
}
