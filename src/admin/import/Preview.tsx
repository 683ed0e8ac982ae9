import { Chip, FormControlLabel, Stack, Switch, type Theme, Typography, useMediaQuery } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { ImportPreview, ImportRow } from '../../model/calls/recordCalls.ts'
import type { ResolvedField } from '../../model/resolvedEntity.ts'
import { useEntity } from '../adminContext.tsx'
import { PreviewCards } from './PreviewCards.tsx'
import { PreviewTable } from './PreviewTable.tsx'

const COUNTS = ['creates', 'updates', 'unchanged', 'errors'] as const

const concerned = (fields: readonly ResolvedField[], rows: readonly ImportRow[]): readonly ResolvedField[] => {
  const names = new Set(
    rows.flatMap(({ changes, errors }) => [...Object.keys(changes), ...errors.map(({ path }) => path.split('.')[0] ?? '')]),
  )
  return fields.filter(({ name }) => names.has(name))
}

interface Props {
  readonly preview: ImportPreview
  /** File name. */
  readonly name: string
}

/** The changes that an import would make, row by row, with errors in their cells. */
export const Preview = ({ preview, name }: Props) => {
  const translate = useTranslate()
  const entity = useEntity()
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const [onlyErrors, setOnlyErrors] = useState(false)
  const rows = preview.preview.filter(({ status }) => !onlyErrors || status === 'error')
  const Rows = narrow ? PreviewCards : PreviewTable
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Typography variant="body2" color="text.secondary">
        <bdi>{name}</bdi>
        {' – '}
        {translate('app.import.previewText')}
        {preview.errors > 0 && ` ${translate('app.import.errorsBlock')}`}
      </Typography>
      <Stack direction="row" sx={{ columnGap: 1, rowGap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        {COUNTS.filter((count) => preview[count] > 0).map((count) => (
          <Chip
            key={count}
            size="small"
            color={count === 'errors' ? 'error' : 'default'}
            label={translate(`app.import.${count}`, { smart_count: preview[count] })}
          />
        ))}
        {preview.errors > 0 && (
          <FormControlLabel
            sx={{
              marginInlineStart: { xs: -0.5, sm: 'auto' },
              marginInlineEnd: 0,
              gap: 0.5,
              '& .MuiTypography-root': { typography: 'body2' },
            }}
            control={<Switch size="small" checked={onlyErrors} onChange={(_, on) => setOnlyErrors(on)} />}
            label={translate('app.import.onlyErrors')}
          />
        )}
      </Stack>
      <Rows rows={rows} fields={concerned(entity.fields, preview.preview)} />
    </Stack>
  )
}
