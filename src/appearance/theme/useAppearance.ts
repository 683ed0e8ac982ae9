import { useSyncExternalStore } from 'react'
import { type AppearanceSettings, appearance, onAppearance } from './settings.ts'

/** The current settings; renders when any of them changes. Change them with `changeAppearance`. */
export const useAppearance = (): AppearanceSettings => useSyncExternalStore(onAppearance, appearance)

/** One of them; renders only when that one changes. `choose` answers a text, a number or a boolean. */
export const useAppearanceOf = <T extends string | number | boolean>(choose: (settings: AppearanceSettings) => T): T =>
  useSyncExternalStore(onAppearance, () => choose(appearance()))
