import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow, type Theme, useMediaQuery } from '@mui/material'
import { useLocaleState } from 'react-admin'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { formatMoney } from '../../../providers/i18n/format.ts'
import { AgeingCards } from './AgeingCards.tsx'
import { type AgeingColumn, type AgeingRow, COLUMNS, tone } from './ageingRow.ts'

interface Props {
  readonly label: string
  readonly head: string
  /** Heading of the optional second column. */
  readonly more?: string
  /** Whether rows have an action. */
  readonly actions?: boolean
  readonly rows: readonly AgeingRow[]
}

/** Compact cells, so that ten columns of amounts fit on a laptop. */
const DENSE = {
  '& th, & td': { px: 0.75 },
  '& thead th': { whiteSpace: 'normal' },
  '& th:first-of-type, & td:first-of-type': { minWidth: '7.5rem' },
} as const

/** Columns omitted from the list of overdue customers, to make space for its actions. */
const NOT_OVERDUE: ReadonlySet<string> = new Set(['current', 'total', 'advances'])

/** Columns omitted without advance payments, as total and balance are equal then. */
const AHEAD: ReadonlySet<string> = new Set(['total', 'advances'])

const columnsFor = (rows: readonly AgeingRow[], actions: boolean): readonly AgeingColumn[] => {
  const isPaidAhead = rows.some(({ advances }) => Number(advances) !== 0)
  return COLUMNS.filter((column) => !(actions && NOT_OVERDUE.has(column)) && (isPaidAhead || !AHEAD.has(column)))
}

/** Amounts by days past due, a row per currency or customer. */
export const AgeingTable = ({ label, head, more, actions = false, rows }: Props) => {
  const t = useAreaTexts('money')
  const [locale] = useLocaleState()
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'))
  const columns = columnsFor(rows, actions)
  if (narrow) return <AgeingCards label={label} more={more} rows={rows} />
  return (
    <TableContainer tabIndex={0}>
      <Table size="small" aria-label={label} sx={DENSE}>
        <TableHead>
          <TableRow>
            <TableCell>{head}</TableCell>
            {more !== undefined && <TableCell align="right">{more}</TableCell>}
            {columns.map((column) => (
              <TableCell key={column} align="right">
                {t(`money.buckets.${column}`)}
              </TableCell>
            ))}
            {actions && <TableCell />}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.key} hover>
              <TableCell component="th" scope="row">
                {row.head}
              </TableCell>
              {more !== undefined && <TableCell align="right">{row.more}</TableCell>}
              {columns.map((column) => (
                <TableCell
                  key={column}
                  align="right"
                  sx={{
                    fontVariantNumeric: 'tabular-nums',
                    whiteSpace: 'nowrap',
                    color: tone(column, row[column]),
                    fontWeight: column === 'balance' ? 600 : undefined,
                  }}
                >
                  {Number(row[column]) === 0 ? '–' : <bdi>{formatMoney(row[column], row.currency, locale)}</bdi>}
                </TableCell>
              ))}
              {actions && <TableCell align="right">{row.action}</TableCell>}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
