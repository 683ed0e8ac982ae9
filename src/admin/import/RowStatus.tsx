import { Typography } from '@mui/material'
import { type RaRecord, useTranslate } from 'react-admin'
import { recordText } from '../../fields/recordText.view.ts'
import { ToneChip } from '../../fields/shared/cells/toneChip.view.tsx'
import type { ImportRow } from '../../model/calls/importCalls.ts'
import type { Tone } from '../../model/entitySchema.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { useEntity } from '../adminContext.tsx'
import { Mistakes } from './RowValue.tsx'

const TONES: Readonly<Partial<Record<ImportRow['status'], Tone>>> = { create: 'good', update: 'hint', error: 'danger' }

/** Name of what an import does with a row. */
export const useStatusLabel = () => {
  const translate = useTranslate()
  const texts = useAreaTexts('import')
  return (status: ImportRow['status']): string =>
    status === 'excluded' ? texts('import.rows.excluded') : translate(`app.import.status.${status}`)
}

interface Props {
  readonly row: ImportRow
  readonly stored: RaRecord | undefined
}

/** Action of the import on a row, the record that it updates, and errors of the row as a whole. */
export const RowStatus = ({ row: { status, errors }, stored }: Props) => {
  const statusLabel = useStatusLabel()
  const entity = useEntity()
  return (
    <>
      <ToneChip tone={TONES[status]} label={statusLabel(status)} />
      {stored && (
        <Typography variant="body2" sx={{ my: 0.5 }}>
          <bdi>{recordText(entity, stored)}</bdi>
        </Typography>
      )}
      <Mistakes errors={errors.filter(({ path }) => entity.fieldsByName[path.split('.')[0] ?? ''] === undefined)} />
    </>
  )
}
