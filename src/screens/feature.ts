import { type ComponentType, createElement, Fragment } from 'react'
import type { EntityScreens, Screens, TypedScreens } from '../admin/screens.ts'

/** A feature's additions to the generated admin. Each folder of `screens/` exports one as `feature` in its `feature.ts` and is discovered by its path. */
export interface ScreenFeature {
  /** Entity → what replaces or extends its generated views. */
  readonly entities?: TypedScreens
  /** Address → page without an entity. */
  readonly pages?: Readonly<Record<string, ComponentType>>
}

/** Slots that several features can fill: their components are shown side by side. */
const ADDED = ['actions', 'bulk'] as const

const isAdded = (view: string): boolean => ADDED.some((name) => name === view)

/** Renders two components side by side. */
const both =
  (First: ComponentType, Second: ComponentType): ComponentType =>
  () =>
    createElement(Fragment, null, createElement(First), createElement(Second))

const mergeEntity = (entity: string, one: EntityScreens, other: EntityScreens): EntityScreens => {
  const twice = Object.keys(other).find((view) => view !== 'fields' && !isAdded(view) && view in one)
  if (twice) throw new Error(`two features replace '${twice}' of ${entity}`)
  const added = ADDED.flatMap((name) => {
    const [first, second] = [one[name], other[name]]
    return first && second ? [[name, both(first, second)] as const] : []
  })
  return {
    ...one,
    ...other,
    ...Object.fromEntries(added),
    ...((one.fields || other.fields) && { fields: { ...one.fields, ...other.fields } }),
  }
}

/** Merges the screens of all features by entity. Throws if two features replace the same view. */
export const mergeScreens = (features: readonly ScreenFeature[]): Screens => {
  const merged: Record<string, EntityScreens> = {}
  for (const { entities = {} } of features)
    for (const [id, views] of Object.entries(entities)) merged[id] = mergeEntity(id, merged[id] ?? {}, views)
  return merged
}
