import { lazy } from 'react'
import type { ScreenFeature } from '../feature.ts'
import { loaded, whole } from '../loaded.tsx'

export const feature: ScreenFeature = {
  entities: {
    auditEntries: {
      show: lazy(() => import('./AuditShow.tsx')),
      fields: {
        action: whole(loaded(() => import('./ActionName.tsx'))),
        entity: whole(loaded(() => import('./EntityName.tsx'))),
        recordId: whole(loaded(() => import('./AuditedRecord.tsx'))),
        changes: { Show: loaded(() => import('./AuditedChanges.tsx')) },
      },
    },
  },
}
