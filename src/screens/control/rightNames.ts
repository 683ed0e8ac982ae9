import { SCREEN_NAMES } from '../../domain/screenNames.ts'
import type { Json } from '../../model/entitySchema.ts'
import type { ResolvedEntity } from '../../model/resolvedEntity.ts'

/** Labels of screens that have the name of an entity's list. */
const SCREEN_TEXTS: Readonly<Record<string, string>> = { walletManage: 'resources.wallets.menu' }

type Translate = (key: string, options?: { readonly smart_count?: number; readonly _?: string }) => string

/** Label of a screen that rights can be given on. */
export const screenLabel = (translate: Translate, id: string): string => translate(SCREEN_TEXTS[id] ?? `app.menu.${id}`)

/** Names what a right is on, for labels of records. */
export const shownRights =
  (translate: Translate, entities: Readonly<Record<string, ResolvedEntity>>) =>
  (entity: string, { entity: on }: Readonly<Record<string, Json>>): { readonly entity: string } | undefined => {
    if (entity !== 'userRights' || typeof on !== 'string') return undefined
    const named = entities[on]
    if (named) return { entity: translate(`resources.${on}.name`, { smart_count: 2, _: named.plural }) }
    return SCREEN_NAMES.includes(on) ? { entity: screenLabel(translate, on) } : undefined
  }
