import { Box, Link, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { LinkBase, useLocaleState } from 'react-admin'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import type { Series } from './MonthPanel.tsx'
import { monthName } from './month.ts'

interface Props {
  readonly months: readonly string[]
  readonly series: readonly Series[]
  readonly label: string
  /** Address of the list with a month's records. */
  readonly addressOf?: ((month: string, series: Series) => string) | undefined
}

/** The chart's values as a table, the newest month first. */
export const MonthTable = ({ months, series, label, addressOf }: Props) => {
  const t = useAreaTexts('home')
  const [locale] = useLocaleState()
  return (
    <Box tabIndex={0} role="group" aria-label={label} sx={{ flex: '1 1 280px', maxHeight: 360, overflow: 'auto' }}>
      <Table size="small" stickyHeader aria-label={label}>
        <TableHead>
          <TableRow>
            <TableCell>{t('home.charts.month')}</TableCell>
            {series.map(({ name }) => (
              <TableCell key={name} align="right">
                {name}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {months.toReversed().map((month) => (
            <TableRow key={month}>
              <TableCell component="th" scope="row">
                {monthName(month, locale)}
              </TableCell>
              {series.map((each) => (
                <TableCell key={each.name} align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                  {addressOf ? (
                    <Link component={LinkBase} to={addressOf(month, each)} color="inherit" underline="hover">
                      <bdi>{each.format(each.values[month] ?? '0')}</bdi>
                    </Link>
                  ) : (
                    <bdi>{each.format(each.values[month] ?? '0')}</bdi>
                  )}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}
