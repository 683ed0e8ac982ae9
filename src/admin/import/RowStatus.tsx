import { Typography } from '@mui/material'
import { type RaRecord, useTranslate } from 'react-admin'
import { recordText } from '../../fields/recordText.view.ts'
import { ToneChip } from '../../fields/shared/cells/toneChip.view.tsx'
import type { ImportRow } from '../../model/calls/importCalls.ts'
import type { Tone } from '../../model/entitySchema.ts'
import { useEntity } from '../adminContext.tsx'
import { Mistakes } from './RowValue.tsx'

const TONES: Readonly<Partial<Record<ImportRow['status'], Tone>>> = { create: 'good', update: 'hint', error: 'danger' }

interface Props {
  readonly row: ImportRow
  readonly stored: RaRecord | undefined
}

/** Action of the import on a row, the record that it updates, and errors of the row as a whole. */
export const RowStatus = ({ row: { status, errors }, stored }: Props) => {
  const translate = useTranslate()
  const entity = useEntity()
  return (
    <>
      <ToneChip tone={TONES[status]} label={translate(`app.import.status.${status}`)} />
      {stored && (
        <Typography variant="body2" sx={{ my: 0.5 }}>
          <bdi>{recordText(entity, stored)}</bdi>
        </Typography>
      )}
      <Mistakes errors={errors.filter(({ path }) => entity.fieldsByName[path.split('.')[0] ?? ''] === undefined)} />
    </>
  )
}
