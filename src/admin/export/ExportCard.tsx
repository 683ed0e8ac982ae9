import '../jobs/jobs.css'
import { Button, LinearProgress, Paper, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import { fileSize } from '../../fields/shared/uploads/fileSize.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { useAdmin } from '../adminContext.tsx'
import { FoldButton } from '../jobs/FoldButton.tsx'
import { useNames } from '../names.ts'
import type { ArrivingExport } from './arriving.ts'

/** How much of a running export has arrived. Folded, it is one line, as several exports can run. */
const ExportCard = ({ arriving }: { readonly arriving: ArrivingExport }) => {
  const translate = useTranslate()
  const texts = useAreaTexts('import')
  const [locale] = useLocaleState()
  const names = useNames()
  const entity = useAdmin().model.entities[arriving.entity]
  const [folded, fold] = useState(false)
  return (
    <Paper component="section" className="job-card" elevation={6} aria-label={texts('import.exports.running')}>
      <div className={folded ? 'job-head job-folded' : 'job-head'}>
        <div className="job-title">
          {entity && (
            <Typography variant="subtitle2" component="h2">
              {names.entity(entity, 2)}
            </Typography>
          )}
          <Typography variant="body2" role="status">
            {texts('import.exports.running')}
          </Typography>
        </div>
        <FoldButton folded={folded} onFold={fold} />
      </div>
      <LinearProgress aria-label={texts('import.exports.running')} />
      <Stack
        direction="row"
        hidden={folded}
        sx={{ alignItems: 'center', justifyContent: 'space-between', '&[hidden]': { display: 'none' } }}
      >
        <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {texts('import.exports.received', { size: fileSize(arriving.bytes, locale) })}
        </Typography>
        <Button size="small" onClick={arriving.cancel}>
          {translate('ra.action.cancel')}
        </Button>
      </Stack>
    </Paper>
  )
}

export default ExportCard
