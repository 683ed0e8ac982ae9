import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material'
import type { ReactNode } from 'react'
import { useLocaleState } from 'react-admin'
import { AGEING_BUCKETS, type Ageing } from '../../../domain/money/ageing.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { formatMoney } from '../../../providers/i18n/format.ts'

const COLUMNS = [...AGEING_BUCKETS, 'total', 'advances', 'balance'] as const

interface AgeingRow extends Ageing {
  readonly key: string
  readonly head: ReactNode
  readonly more?: ReactNode
}

interface Props {
  readonly label: string
  readonly head: string
  /** Heading of a further column. */
  readonly more?: string
  readonly rows: readonly AgeingRow[]
}

const tone = (column: (typeof COLUMNS)[number], amount: string): string | undefined => {
  if (Number(amount) === 0) return 'text.secondary'
  return column === 'days90' || column === 'over90' ? 'error.main' : undefined
}

/** What is owed by the days that it is past due, a row a currency or a customer. */
export const AgeingTable = ({ label, head, more, rows }: Props) => {
  const t = useAreaTexts('money')
  const [locale] = useLocaleState()
  return (
    <TableContainer tabIndex={0}>
      <Table size="small" aria-label={label}>
        <TableHead>
          <TableRow>
            <TableCell>{head}</TableCell>
            {more !== undefined && <TableCell align="right">{more}</TableCell>}
            {COLUMNS.map((column) => (
              <TableCell key={column} align="right">
                {t(`money.buckets.${column}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.key} hover>
              <TableCell component="th" scope="row">
                {row.head}
              </TableCell>
              {more !== undefined && <TableCell align="right">{row.more}</TableCell>}
              {COLUMNS.map((column) => (
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
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
