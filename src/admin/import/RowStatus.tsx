import { Chip } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { ImportRow } from '../../model/calls/importCalls.ts'
import { useEntity } from '../adminContext.tsx'
import { Mistakes } from './RowValue.tsx'

const COLORS = { create: 'success', update: 'info', unchanged: 'default', error: 'error' } as const

/** Action of the import on a row, and errors of the row as a whole. */
export const RowStatus = ({ row: { status, errors } }: { readonly row: ImportRow }) => {
  const translate = useTranslate()
  const { fieldsByName } = useEntity()
  return (
    <>
      <Chip size="small" color={COLORS[status]} label={translate(`app.import.status.${status}`)} />
      <Mistakes errors={errors.filter(({ path }) => fieldsByName[path.split('.')[0] ?? ''] === undefined)} />
    </>
  )
}
