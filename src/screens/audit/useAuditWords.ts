import { useTranslate } from 'react-admin'
import { useAdmin } from '../../admin/adminContext.tsx'
import { useNames } from '../../admin/names.ts'
import type { Json } from '../../model/entitySchema.ts'

/** Labels of the audit trail in the user's language: by the id of the action, and of the entity. */
export const useAuditWords = () => {
  const translate = useTranslate()
  const names = useNames()
  const { model } = useAdmin()
  return {
    action: (id: Json | undefined): string => translate(`app.history.actions.${id}`, { _: String(id ?? '') }),
    entity: (id: Json | undefined): string => {
      const entity = model.entities[String(id ?? '')]
      return entity ? names.entity(entity, 1) : String(id ?? '')
    },
  }
}
