import { lazy } from 'react'
import type { ScreenFeature } from '../feature.ts'
import { loaded } from '../loaded.tsx'

export const feature: ScreenFeature = {
  entities: { lookups: { fields: { parentLookupId: { Input: loaded(() => import('./ParentInput.tsx')) } } } },
  pages: { '/-/LookupManage': lazy(() => import('./LookupManage.tsx')) },
}
