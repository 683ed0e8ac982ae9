import { Box, Typography } from '@mui/material'
import { type RaRecord, useRecordContext, useTranslate } from 'react-admin'
import { useLocale } from '../../fields/locale.view.tsx'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { useEntity } from '../adminContext.tsx'
import { FormSection } from '../form/FormSection.tsx'
import { useHistory } from '../history/useHistory.ts'

interface MomentProps {
  readonly label: string
  /** ISO 8601. */
  readonly at: string
  readonly by?: string | null
}

const Moment = ({ label, at, by }: MomentProps) => {
  const locale = useLocale()
  const texts = useAreaTexts('record')
  return (
    <div>
      <Typography variant="caption" component="dt" color="text.secondary">
        {label}
      </Typography>
      <Box component="dd" sx={{ m: 0 }}>
        <time dateTime={at}>{new Date(at).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' })}</time>
        {by && (
          <Typography variant="body2" color="text.secondary">
            {texts('record.by', { name: `\u2068${by}\u2069` })}
          </Typography>
        )}
      </Box>
    </div>
  )
}

/** When the record came to be and was changed last, and by whom where that is written down. */
export const RecordMeta = () => {
  const entity = useEntity()
  const translate = useTranslate()
  const record = useRecordContext<RaRecord>()
  const { data: entries = [] } = useHistory()
  if (!record?.createdAt && !record?.updatedAt) return null
  const done = entries.filter(({ outcome }) => outcome === 'done')
  const changed = record.updatedAt && record.updatedAt !== record.createdAt
  return (
    <FormSection title={translate('app.form.system')} content="under">
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))' }}>
        {record.createdAt && (
          <Moment
            label={translate('app.show.created')}
            at={record.createdAt}
            by={done.find(({ action }) => action === 'create')?.actorName}
          />
        )}
        {changed && <Moment label={translate('app.show.updated')} at={record.updatedAt} by={done[0]?.actorName} />}
      </Box>
      {entity.audited && record._version > 1 && (
        <Typography variant="caption" color="text.secondary" component="p" sx={{ m: 0, mt: 2 }}>
          {translate('app.history.version', { version: record._version })}
        </Typography>
      )}
    </FormSection>
  )
}
