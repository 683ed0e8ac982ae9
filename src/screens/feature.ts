import { type ComponentType, createElement, Fragment } from 'react'
import type { EntityScreens, Screens } from '../admin/screens.ts'

/** What a folder of `screens/` adds to the generated admin: its `feature.ts` exports it as `feature`, and being there is enough. */
export interface ScreenFeature {
  /** Entity → what replaces or extends its generated views. */
  readonly entities?: Screens
  /** Address → page that is no entity's. */
  readonly pages?: Readonly<Record<string, ComponentType>>
}

/** What stands beside each other: several features may add to it. */
const ADDED = ['actions', 'bulk'] as const

const isAdded = (view: string): boolean => ADDED.some((name) => name === view)

/** Two components one after the other. */
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

/** The screens of all features by entity; an entity may get its views from several. Throws where two replace the same view. */
export const mergeScreens = (features: readonly ScreenFeature[]): Screens => {
  const merged: Record<string, EntityScreens> = {}
  for (const { entities = {} } of features)
    for (const [id, views] of Object.entries(entities)) merged[id] = mergeEntity(id, merged[id] ?? {}, views)
  return merged
}
