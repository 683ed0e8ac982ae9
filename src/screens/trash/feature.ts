import { TRASH_PAGE } from '../../model/records/trash.ts'
import { lazy } from '../../ui/lazy/lazy.tsx'
import type { ScreenFeature } from '../feature.ts'

export const feature: ScreenFeature = { pages: { [TRASH_PAGE]: lazy(() => import('./Trash.tsx')) } }
