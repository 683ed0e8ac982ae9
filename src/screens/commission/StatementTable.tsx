import { Box, Chip, Link, Table, TableBody, TableCell, TableContainer, TableFooter, TableHead, TableRow, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { LinkBase, useCreatePath } from 'react-admin'
import { useMay } from '../../admin/adminContext.tsx'
import type { CommissionStatement } from '../../domain/commission/calls.ts'
import { type StatementLine, useStatementTexts } from './useStatementTexts.ts'

const NUMBER = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const

const CELL = { px: { xs: 1, sm: 2 }, verticalAlign: 'top' } as const

/** An amount, and a smaller text below it. */
const Two = ({ first, second }: { readonly first: ReactNode; readonly second: ReactNode }) => (
  <>
    <Box component="bdi" sx={{ ...NUMBER, display: 'block' }}>
      {first}
    </Box>
    <Typography component="bdi" variant="caption" color="text.secondary" sx={{ display: 'block', fontVariantNumeric: 'tabular-nums' }}>
      {second}
    </Typography>
  </>
)

const Document = ({ line }: { readonly line: StatementLine }) => {
  const { t, day } = useStatementTexts()
  const may = useMay()
  const path = useCreatePath()
  const number = <bdi>{line.number ?? '–'}</bdi>
  return (
    <>
      {may('invoices', 'show') ? (
        <Link component={LinkBase} to={path({ resource: 'invoices', id: line.invoice, type: 'show' })}>
          {number}
        </Link>
      ) : (
        number
      )}
      {line.correction && <Chip size="small" label={t('commission.correction')} sx={{ mx: 1 }} />}
      <Typography variant="caption" color="text.secondary" component="div" sx={{ overflowWrap: 'anywhere' }}>
        {day(line.date)} · <bdi>{line.customer}</bdi>
        {line.kind === 'creditNote' && ` · ${t('commission.creditNote')}`}
      </Typography>
    </>
  )
}

/** The lines of a statement with their sums. */
export const StatementTable = ({ statement }: { readonly statement: CommissionStatement }) => {
  const { t, title, amount, rate } = useStatementTexts()
  const { currency, lines, totals } = statement
  const profit = (value: string | null) => (value === null ? '' : t('commission.profitIs', { amount: amount(value, currency) }))
  return (
    <TableContainer tabIndex={0}>
      <Table size="small" aria-label={title}>
        <TableHead>
          <TableRow>
            <TableCell sx={CELL}>{t('commission.document')}</TableCell>
            <TableCell align="right" sx={CELL}>
              {t('commission.net')}
            </TableCell>
            <TableCell align="right" sx={CELL}>
              {t('commission.commission')}
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map((line) => (
            <TableRow key={`${line.invoice} ${line.correction}`}>
              <TableCell component="th" scope="row" sx={CELL}>
                <Document line={line} />
              </TableCell>
              <TableCell align="right" sx={CELL}>
                <Two first={amount(line.net, currency)} second={profit(line.profit)} />
              </TableCell>
              <TableCell align="right" sx={CELL}>
                <Two first={amount(line.commission, currency)} second={rate(line)} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
        <TableFooter>
          <TableRow sx={{ '& > .MuiTableCell-root': { fontWeight: 600, color: 'text.primary', fontSize: '0.875rem' } }}>
            <TableCell component="th" scope="row" sx={CELL}>
              {t('commission.total')}
            </TableCell>
            <TableCell align="right" sx={CELL}>
              <Two first={amount(totals.net, currency)} second={profit(totals.profit)} />
            </TableCell>
            <TableCell align="right" sx={CELL}>
              <Two first={amount(totals.commission, currency)} second="" />
            </TableCell>
          </TableRow>
        </TableFooter>
      </Table>
    </TableContainer>
  )
}
