import { Box, Stack, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useFieldLabel } from '../../fields/labels.view.tsx'
import type { ImportRow } from '../../model/calls/importCalls.ts'
import { useEntity } from '../adminContext.tsx'
import { LeaveOut } from './LeaveOut.tsx'
import { useMending } from './MendRow.tsx'
import type { PreviewProps } from './PreviewTable.tsx'
import { RowStatus } from './RowStatus.tsx'
import { concerns, RowValue, useStored } from './RowValue.tsx'

const LIST = { listStyle: 'none', m: 0, p: 0, '& > li': { py: 1.5, borderTop: '1px solid var(--line)' } } as const

const FACTS = {
  m: 0,
  mt: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(88px, 32%) minmax(0, 1fr)',
  columnGap: 2,
  rowGap: 0.75,
  typography: 'body2',
} as const

interface CardProps extends Omit<PreviewProps, 'rows'> {
  readonly row: ImportRow
}

const Card = ({ row, fields, jobId, onMended }: CardProps) => {
  const translate = useTranslate()
  const entity = useEntity()
  const labelOf = useFieldLabel()
  const mending = useMending(row, jobId, onMended)
  const stored = useStored(row)
  return (
    <li>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="subtitle2">
          {translate('app.import.row')} {row.number}
        </Typography>
        <RowStatus row={row} stored={stored} />
        {mending.button}
        <LeaveOut row={row} jobId={jobId} onDone={onMended} />
      </Stack>
      <Box component="dl" sx={FACTS}>
        {fields
          .filter(({ name }) => concerns(row, name))
          .map((field) => (
            <Box key={field.name} sx={{ display: 'contents' }}>
              <Box component="dt" sx={{ color: 'text.secondary' }}>
                {labelOf(entity.id, field)}
              </Box>
              <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
                <RowValue row={row} field={field} stored={stored} />
              </Box>
            </Box>
          ))}
      </Box>
      {mending.form}
    </li>
  )
}

/** Rows of the file as cards, for narrow pages. */
export const PreviewCards = ({ rows, ...card }: PreviewProps) => (
  <Box component="ul" sx={LIST}>
    {rows.map((row) => (
      <Card key={row.row} row={row} {...card} />
    ))}
  </Box>
)
