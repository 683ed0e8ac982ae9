import { Box } from '@mui/material'
import { type RaRecord, useRecordContext, useTranslate } from 'react-admin'
import { useLocale } from '../../fields/shared/locale/locale.view.tsx'
import { dateFormat } from '../../model/values/keptFormats.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { useEntity } from '../adminContext.tsx'
import { useActorName } from '../history/useActorName.ts'
import { useHistory } from '../history/useHistory.ts'

/** A muted line that wraps on narrow pages. */
const LINE = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  rowGap: 0.5,
  color: 'text.secondary',
  fontSize: '0.8125rem',
  '& time': { color: 'text.primary' },
} as const

interface MomentProps {
  readonly label: string
  /** ISO 8601. */
  readonly at: string
  readonly by?: string | null
}

const Moment = ({ label, at, by }: MomentProps) => {
  const locale = useLocale()
  const texts = useAreaTexts('record')
  const nameOf = useActorName()
  return (
    <span>
      {label} <time dateTime={at}>{dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at))}</time>
      {by && ` ${texts('record.by', { name: nameOf(by) })}`}
    </span>
  )
}

const Moments = ({ record }: { readonly record: RaRecord }) => {
  const entity = useEntity()
  const translate = useTranslate()
  const { data: entries = [] } = useHistory()
  const done = entries.filter(({ outcome }) => outcome === 'done')
  const changed = record.updatedAt && record.updatedAt !== record.createdAt
  return (
    <Box sx={LINE}>
      {record.createdAt && (
        <Moment
          label={translate('app.show.created')}
          at={record.createdAt}
          by={done.find(({ action }) => action === 'create')?.actorName}
        />
      )}
      {changed && <Moment label={translate('app.show.updated')} at={record.updatedAt} by={done[0]?.actorName} />}
      {entity.audited && record._version > 1 && <span>{translate('app.history.version', { version: record._version })}</span>}
    </Box>
  )
}

/** Below a record: times of creation and last change, with the users if they are recorded. */
export const RecordMeta = () => {
  const record = useRecordContext<RaRecord>()
  return record && (record.createdAt || record.updatedAt) ? <Moments record={record} /> : null
}
