import { lazyPage } from '../../ui/lazy/lazy.tsx'
import type { ScreenFeature } from '../feature.ts'
import { lazyPart } from '../lazyPart.tsx'

export const feature: ScreenFeature = {
  entities: { lookups: { fields: { parentLookupId: { Input: lazyPart(() => import('./ParentInput.tsx')) } } } },
  pages: { '/-/LookupManage': lazyPage(() => import('./LookupManage.tsx')) },
}
