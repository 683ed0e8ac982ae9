import { Alert, AlertTitle } from '@mui/material'
import { useLocaleState, useTranslate } from 'react-admin'
import { toneColor } from '../../admin/StateChip.tsx'
import { useRecord } from '../../admin/useRecords.ts'
import { missingForApproval } from '../../domain/firmApproval.ts'
import type { ShownMap } from '../../model/entityMap.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { formatList } from '../../providers/i18n/format.ts'

const Pending = ({ firm }: { readonly firm: ShownMap['firms'] }) => {
  const texts = useAreaTexts('access')
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const missing = missingForApproval(firm)
  const names = missing.map((name) => translate(`resources.firms.fields.${name}`))
  return (
    <Alert severity={toneColor(missing.length > 0 ? 'caution' : 'hint')} sx={{ mb: 2 }}>
      <AlertTitle>{texts('access.firm.pending')}</AlertTitle>
      {missing.length > 0 ? texts('access.firm.missing', { fields: formatList(names, locale) }) : texts('access.firm.review')}
    </Alert>
  )
}

const Suspended = ({ firm }: { readonly firm: ShownMap['firms'] }) => {
  const texts = useAreaTexts('access')
  return (
    <Alert severity="error" sx={{ mb: 2 }}>
      <AlertTitle>{texts('access.firm.suspended')}</AlertTitle>
      <bdi>{firm.stateReason}</bdi>
    </Alert>
  )
}

/** What a firm lacks for approval and what happens next, or why it was suspended. Renders nothing for an active firm. */
export const FirmStanding = ({ id }: { readonly id: string }) => {
  const { data } = useRecord('firms', id)
  if (data?.state === 'pending') return <Pending firm={data} />
  return data?.state === 'suspended' ? <Suspended firm={data} /> : null
}
