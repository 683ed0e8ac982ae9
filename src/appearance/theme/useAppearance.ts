import { useSyncExternalStore } from 'react'
import { type AppearanceSettings, appearance, onAppearance } from './settings.ts'

/** The settings in force; renders anew when they change. Change them with `changeAppearance`. */
export const useAppearance = (): AppearanceSettings => useSyncExternalStore(onAppearance, appearance)
