import { useTranslate } from 'react-admin'
import { ToneChip } from '../../fields/shared/cells/toneChip.view.tsx'
import type { ImportRow } from '../../model/calls/importCalls.ts'
import type { Tone } from '../../model/entitySchema.ts'
import { useEntity } from '../adminContext.tsx'
import { Mistakes } from './RowValue.tsx'

const TONES: Readonly<Partial<Record<ImportRow['status'], Tone>>> = { create: 'good', update: 'hint', error: 'danger' }

/** Action of the import on a row, and errors of the row as a whole. */
export const RowStatus = ({ row: { status, errors } }: { readonly row: ImportRow }) => {
  const translate = useTranslate()
  const { fieldsByName } = useEntity()
  return (
    <>
      <ToneChip tone={TONES[status]} label={translate(`app.import.status.${status}`)} />
      <Mistakes errors={errors.filter(({ path }) => fieldsByName[path.split('.')[0] ?? ''] === undefined)} />
    </>
  )
}
