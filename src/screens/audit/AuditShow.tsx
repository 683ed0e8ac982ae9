import { useTranslate } from 'react-admin'
import { useEntity } from '../../admin/adminContext.tsx'
import { useNames } from '../../admin/names.ts'
import { EntityShow } from '../../admin/show/EntityShow.tsx'
import { useShownRecord } from '../../admin/useRecords.ts'
import { useAuditWords } from './useAuditWords.ts'

const AuditTitle = () => {
  const translate = useTranslate()
  const words = useAuditWords()
  const name = useNames().entity(useEntity(), 1)
  const record = useShownRecord('auditEntries')
  if (!record) return name
  const label = [words.action(record.action), words.entity(record.entity)].filter(Boolean).join(' · ')
  return translate('app.form.showRecord', { name, label })
}

/** One entry of the audit trail. */
const AuditShow = () => <EntityShow title={<AuditTitle />} />

export default AuditShow
