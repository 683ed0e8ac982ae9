import { useSyncExternalStore } from 'react'
import { type AppearanceSettings, appearance, onAppearance } from './settings.ts'

/** The current settings; re-renders on every change. `changeAppearance` changes them. */
export const useAppearance = (): AppearanceSettings => useSyncExternalStore(onAppearance, appearance)

/** A value of the settings; re-renders only when it changes. `choose` returns a text, a number or a boolean. */
export const useAppearanceOf = <T extends string | number | boolean>(choose: (settings: AppearanceSettings) => T): T =>
  useSyncExternalStore(onAppearance, () => choose(appearance()))
