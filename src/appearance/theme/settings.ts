import { LAYOUTS, type LayoutType } from '../../model/layouts.ts'
import { CONTROL_SIZES, type ControlSize, MODES, type Mode, THEME_SCHEMAS, type ThemeSchema } from './choices.ts'

export { CONTROL_SIZES, type ControlSize, LAYOUTS, type LayoutType, MODES, type Mode, THEME_SCHEMAS, type ThemeSchema }

/** Appearance settings, stored in the browser as `themeSite` (specification, sections 3 and 9). */
export interface AppearanceSettings {
  readonly themeSchema: ThemeSchema
  readonly mode: Mode
  readonly panelExpand: boolean
  readonly controlSize: ControlSize
  readonly direction: 'ltr' | 'rtl'
  readonly layout: { readonly type: LayoutType; readonly sideNavCollapse: boolean; readonly previousType: LayoutType | '' }
}

export const DEFAULT_SETTINGS: AppearanceSettings = {
  themeSchema: 'orange',
  mode: 'dark',
  panelExpand: false,
  controlSize: 'md',
  direction: 'ltr',
  layout: { type: 'collapsibleSide', sideNavCollapse: false, previousType: '' },
}

const KEY = 'themeSite'

const oneOf = <T extends string>(allowed: readonly T[], value: unknown, otherwise: T): T =>
  allowed.find((each) => each === value) ?? otherwise

const flag = (value: unknown, otherwise: boolean): boolean => (typeof value === 'boolean' ? value : otherwise)

const members = (value: unknown): Readonly<Record<string, unknown>> => (typeof value === 'object' && value !== null ? { ...value } : {})

/** Stored settings; missing or invalid values get their defaults. */
function whole(stored: unknown): AppearanceSettings {
  const { themeSchema, mode, panelExpand, controlSize, direction, ...rest } = members(stored)
  const layout = members(rest.layout)
  const defaults = DEFAULT_SETTINGS
  return {
    themeSchema: oneOf(THEME_SCHEMAS, themeSchema, defaults.themeSchema),
    mode: oneOf(MODES, mode, defaults.mode),
    panelExpand: flag(panelExpand, defaults.panelExpand),
    controlSize: oneOf(CONTROL_SIZES, controlSize, defaults.controlSize),
    direction: oneOf(['ltr', 'rtl'], direction, defaults.direction),
    layout: {
      type: oneOf(LAYOUTS, layout.type, defaults.layout.type),
      sideNavCollapse: flag(layout.sideNavCollapse, defaults.layout.sideNavCollapse),
      previousType: oneOf([...LAYOUTS, ''], layout.previousType, ''),
    },
  }
}

function read(): AppearanceSettings {
  try {
    return whole(JSON.parse(localStorage.getItem(KEY) ?? '{}'))
  } catch {
    return DEFAULT_SETTINGS
  }
}

let current: AppearanceSettings | undefined

/** Last change by another tab; it is read once, so that all listeners get the same object. */
let lastEvent: StorageEvent | undefined

const listeners = new Set<() => void>()

/** The current settings; a stable object until they change. */
export function appearance(): AppearanceSettings {
  current ??= read()
  return current
}

const emit = () => {
  for (const listener of listeners) listener()
}

/** Changes settings, stores them if possible, and notifies listeners. */
export function changeAppearance(changes: Partial<AppearanceSettings>): void {
  current = { ...appearance(), ...changes }
  try {
    localStorage.setItem(KEY, JSON.stringify(current))
  } catch {
    // Without storage they apply until the page is closed.
  }
  emit()
}

/** For `useSyncExternalStore`. Notifies of changes by this tab and others. */
export function onAppearance(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== KEY && event.key !== null) return
    if (event !== lastEvent) current = undefined
    lastEvent = event
    listener()
  }
  listeners.add(listener)
  addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', onStorage)
  }
}
