import { lazy } from 'react'
import type { ScreenFeature } from '../feature.ts'
import { loaded, sameEverywhere } from '../loaded.tsx'

export const feature: ScreenFeature = {
  entities: {
    auditEntries: {
      show: lazy(() => import('./AuditShow.tsx')),
      fields: {
        action: sameEverywhere(loaded(() => import('./ActionName.tsx'))),
        entity: sameEverywhere(loaded(() => import('./EntityName.tsx'))),
        recordId: sameEverywhere(loaded(() => import('./AuditedRecord.tsx'))),
        changes: { Show: loaded(() => import('./AuditedChanges.tsx')) },
      },
    },
  },
}
