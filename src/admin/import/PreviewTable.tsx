import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow, type Theme } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useFieldLabel } from '../../fields/labels.view.tsx'
import type { ImportRow } from '../../model/calls/importCalls.ts'
import type { ResolvedField } from '../../model/resolvedEntity.ts'
import { useEntity } from '../adminContext.tsx'
import { LeaveOut } from './LeaveOut.tsx'
import { useMending } from './MendRow.tsx'
import { RowStatus } from './RowStatus.tsx'
import { errorsAt, RowValue, useStored } from './RowValue.tsx'

export interface PreviewProps {
  readonly rows: readonly ImportRow[]
  /** The file's fields, in the order of the entity. */
  readonly fields: readonly ResolvedField[]
  readonly jobId: string
  /** Called with a row that has been mended, left out or taken in, and checked again. */
  readonly onMended: (row: ImportRow) => void
}

const WRONG = { backgroundColor: ({ palette }: Theme) => `color-mix(in srgb, ${palette.error.main} 12%, transparent)` } as const

const NAMES = 'tr > :nth-of-type(2)'

/** Words stay whole, so that a wide table is scrolled, beside the names of its records; only very long words are broken. */
const CELLS = {
  '& th, & td': { px: 1.5 },
  '& td': { verticalAlign: 'top', minWidth: 72, maxWidth: '48ch', overflowWrap: 'break-word' },
  [`& ${NAMES}`]: { position: 'sticky', insetInlineStart: 0, zIndex: 1 },
  [`& tbody ${NAMES}`]: { backgroundColor: 'var(--raised)' },
  [`& thead ${NAMES}`]: { zIndex: 3 },
} as const

interface RowProps extends Omit<PreviewProps, 'rows'> {
  readonly row: ImportRow
}

const Row = ({ row, fields, jobId, onMended }: RowProps) => {
  const mending = useMending(row, jobId, onMended)
  const stored = useStored(row)
  return (
    <>
      <TableRow>
        <TableCell sx={{ fontVariantNumeric: 'tabular-nums', color: 'text.secondary' }}>{row.number}</TableCell>
        <TableCell>
          <RowStatus row={row} stored={stored} />
          {mending.button}
          <LeaveOut row={row} jobId={jobId} onDone={onMended} />
        </TableCell>
        {fields.map((field) => (
          <TableCell key={field.name} sx={errorsAt(row, field.name).length > 0 ? WRONG : undefined}>
            <RowValue row={row} field={field} stored={stored} />
          </TableCell>
        ))}
      </TableRow>
      {mending.form && (
        <TableRow>
          <TableCell />
          <TableCell colSpan={fields.length + 1}>{mending.form}</TableCell>
        </TableRow>
      )}
    </>
  )
}

/** Rows of the file as a table. */
export const PreviewTable = ({ rows, fields, ...row }: PreviewProps) => {
  const translate = useTranslate()
  const entity = useEntity()
  const labelOf = useFieldLabel()
  return (
    <TableContainer tabIndex={0} sx={{ maxHeight: '50vh' }}>
      <Table size="small" stickyHeader sx={CELLS}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('app.import.row')}</TableCell>
            <TableCell />
            {fields.map((field) => (
              <TableCell key={field.name}>{labelOf(entity.id, field)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((one) => (
            <Row key={one.row} row={one} fields={fields} {...row} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
