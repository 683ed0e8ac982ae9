/** What a keyboard event says of the pressed key. */
export type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** Signs of a US keyboard that other scripts have letters for. */
const SIGNS: Readonly<Record<string, string>> = { Slash: '/', BracketLeft: '[', BracketRight: ']' }

/** Whether a keyboard for another script typed it, such as an Arabic or Greek one. */
const isForeign = (key: string): boolean => /^[\p{L}؟]$/u.test(key) && !/\p{Script=Latin}/u.test(key)

const latin = ({ key, code }: Pressed): string => {
  if (key === '؟') return '?'
  return SIGNS[code] ?? (code.startsWith('Key') ? code.slice(3) : key)
}

/**
 * Name of a pressed key, as in the table of keys: `n`, `Mod+s`, `Alt+ArrowUp`. `Mod` is ⌘ on a Mac, elsewhere Ctrl. Keyboards type signs with Shift, Alt
 * or AltGr, so names of signs omit these. A letter of another script stands for the Latin one on the same key.
 */
export const keyOf = (pressed: Pressed, mac: boolean): string => {
  const { ctrlKey, metaKey, altKey, shiftKey } = pressed
  const key = isForeign(pressed.key) ? latin(pressed) : pressed.key
  const isSign = /^[^\p{L}\p{N}\s]$/u.test(key)
  // Windows reports AltGr as Ctrl and Alt.
  if (isSign && altKey) return key
  const [mod, other] = mac ? [metaKey, ctrlKey] : [ctrlKey, metaKey]
  const held = [mod && 'Mod', other && 'Other', altKey && 'Alt', shiftKey && !isSign && 'Shift']
  return [...held, key.length === 1 ? key.toLowerCase() : key].filter(Boolean).join('+')
}
