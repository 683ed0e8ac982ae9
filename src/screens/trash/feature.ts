import { TRASH_PAGE } from '../../model/records/trash.ts'
import { lazyPage } from '../../ui/lazy/lazy.tsx'
import type { ScreenFeature } from '../feature.ts'

export const feature: ScreenFeature = { pages: { [TRASH_PAGE]: lazyPage(() => import('./Trash.tsx')) } }
