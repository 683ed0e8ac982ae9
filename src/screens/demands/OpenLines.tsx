import { Alert, Box, Skeleton, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material'
import { useLocaleState } from 'react-admin'
import { useRecordsById } from '../../admin/useRecords.ts'
import type { demandCoverage } from '../../domain/demands/calls.ts'
import type { AnswerOf } from '../../model/calls/callContract.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { formatDecimal, formatMoney } from '../../providers/i18n/format.ts'
import { trimZeros } from '../parts/trimZeros.ts'

type OpenLine = AnswerOf<typeof demandCoverage.open>[number]

interface Props {
  readonly lines: readonly OpenLine[]
  /** Id of the supplier that is chosen for all lines. */
  readonly chosen: string | undefined
}

const NUMBER = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const

/** The lines to be ordered, with the supplier and price of the last delivery. */
export const OpenLines = ({ lines, chosen }: Props) => {
  const t = useAreaTexts('delivery')
  const [locale] = useLocaleState()
  const materials = useRecordsById(
    'materials',
    lines.map(({ material }) => material),
  )
  const suppliers = useRecordsById('customers', [...lines.map(({ supplier }) => supplier), chosen])
  const without = chosen === undefined ? lines.filter(({ supplier }) => supplier === null).length : 0
  return (
    <Box sx={{ mt: 2 }}>
      {without > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('delivery.open.without', { smart_count: without })}
        </Alert>
      )}
      <TableContainer tabIndex={0} sx={{ maxHeight: 280 }}>
        <Table size="small" stickyHeader aria-label={t('delivery.open.title')}>
          <TableHead>
            <TableRow>
              <TableCell>{t('delivery.coverage.material')}</TableCell>
              <TableCell align="right">{t('delivery.coverage.open')}</TableCell>
              <TableCell align="right">{t('delivery.open.price')}</TableCell>
              <TableCell>{t('delivery.open.supplier')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {lines.map(({ line, material, quantity, unit, price, currency, supplier }) => (
              <TableRow key={line}>
                <TableCell component="th" scope="row">
                  <bdi>{materials.get(material)?.name ?? <Skeleton width={120} />}</bdi>
                </TableCell>
                <TableCell align="right" sx={NUMBER}>
                  <bdi>{`${formatDecimal(trimZeros(quantity), locale)} ${unit ?? ''}`}</bdi>
                </TableCell>
                <TableCell align="right" sx={NUMBER}>
                  {price === null ? '–' : formatMoney(price, currency, locale)}
                </TableCell>
                <TableCell>
                  <bdi>{suppliers.get(chosen ?? supplier ?? '')?.fullName ?? '–'}</bdi>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Box>
  )
}
