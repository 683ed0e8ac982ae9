/** Whether ⌘ takes the place of Ctrl. */
export const MAC = /mac|iphone|ipad/i.test(navigator.userAgent)

/** Name of that key, and its name in `aria-keyshortcuts`. */
export const MOD = MAC ? '⌘' : 'Ctrl'
export const ARIA_MOD = MAC ? 'Meta' : 'Control'

/** For what names a key: touch devices have none. */
export const FOR_KEYBOARDS = { '@media (pointer: coarse)': { display: 'none' } } as const
