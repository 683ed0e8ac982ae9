import { lazyPage } from '../../ui/lazy/lazy.tsx'
import type { ScreenFeature } from '../feature.ts'
import { cellAndShow, lazyPart } from '../lazyPart.tsx'

export const feature: ScreenFeature = {
  entities: {
    auditEntries: {
      show: lazyPage(() => import('./AuditShow.tsx')),
      fields: {
        action: cellAndShow(lazyPart(() => import('./ActionName.tsx'))),
        actorName: cellAndShow(lazyPart(() => import('./ActorName.tsx'))),
        entity: cellAndShow(lazyPart(() => import('./EntityName.tsx'))),
        recordId: cellAndShow(lazyPart(() => import('./AuditedRecord.tsx'))),
        changes: { Show: lazyPart(() => import('./AuditedChanges.tsx')) },
      },
    },
  },
}
