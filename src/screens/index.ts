import type { ComponentType } from 'react'
import type { Screens } from '../admin/screens.ts'
import { mergeScreens, type ScreenFeature } from './feature.ts'

const modules = import.meta.glob<{ readonly feature: ScreenFeature }>('./*/feature.ts', { eager: true })
const features = Object.values(modules).map(({ feature }) => feature)

/** Views and fields that bespoke screens replace in the generated admin. */
export const screens: Screens = mergeScreens(features)

/** Address → bespoke page. */
export const bespokePages: ReadonlyMap<string, ComponentType> = new Map(features.flatMap(({ pages = {} }) => Object.entries(pages)))
