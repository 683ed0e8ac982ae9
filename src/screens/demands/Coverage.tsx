import ShoppingCart from '@mui/icons-material/ShoppingCartOutlined'
import {
  Box,
  Card,
  LinearProgress,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import { useLocaleState } from 'react-admin'
import { toneColor } from '../../admin/StateChip.tsx'
import { useRecordsById, useShownRecord } from '../../admin/useRecords.ts'
import type { ShownMap } from '../../model/entityMap.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { formatDecimal, formatPercent } from '../../providers/i18n/format.ts'
import { useLabelled } from '../../providers/i18n/useLabelled.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { trimZeros } from '../parts/trimZeros.ts'
import { type Covered, useCoverage } from './useCoverage.ts'

const QUANTITIES = ['quantity', 'ordered', 'delivered', 'cancelled', 'open'] as const

/** A percentage as a bar and a number. */
const Share = ({ label, percent }: { readonly label: string; readonly percent: number }) => {
  const [locale] = useLocaleState()
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 104 }}>
      <LinearProgress
        variant="determinate"
        value={percent}
        color={percent === 100 ? toneColor('good') : 'primary'}
        aria-label={label}
        sx={{ flex: 1, height: 6, borderRadius: 3 }}
      />
      <Box component="bdi" sx={{ fontVariantNumeric: 'tabular-nums', minWidth: 40, textAlign: 'end' }}>
        {formatPercent(String(percent), locale)}
      </Box>
    </Box>
  )
}

interface RowProps {
  readonly name: string
  readonly unit: string
  readonly covered: Covered
}

const CoverageRow = ({ name, unit, covered }: RowProps) => {
  const t = useAreaTexts('delivery')
  const labelled = useLabelled()
  const [locale] = useLocaleState()
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        <bdi>{name}</bdi>
      </TableCell>
      {QUANTITIES.map((quantity) => (
        <TableCell key={quantity} align="right">
          <Box component="bdi" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
            {formatDecimal(trimZeros(covered[quantity]), locale)} {unit}
          </Box>
        </TableCell>
      ))}
      <TableCell>
        <Share label={labelled(name, t('delivery.coverage.orderedShare'))} percent={covered.orderedPercent} />
      </TableCell>
      <TableCell>
        <Share label={labelled(name, t('delivery.coverage.deliveredShare'))} percent={covered.deliveredPercent} />
      </TableCell>
    </TableRow>
  )
}

const Rows = ({ demand, covered }: { readonly demand: ShownMap['demands']; readonly covered: readonly Covered[] }) => {
  const t = useAreaTexts('delivery')
  const lines = demand.lines ?? []
  const materials = useRecordsById(
    'materials',
    lines.map(({ item }) => item),
  )
  const byId = new Map(lines.map((line) => [line.id, line]))
  return (
    <TableContainer tabIndex={0}>
      <Table size="small" aria-label={t('delivery.coverage.title')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('delivery.coverage.material')}</TableCell>
            {QUANTITIES.map((name) => (
              <TableCell key={name} align="right">
                {t(`delivery.coverage.${name}`)}
              </TableCell>
            ))}
            <TableCell>{t('delivery.coverage.orderedShare')}</TableCell>
            <TableCell>{t('delivery.coverage.deliveredShare')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {covered.map((one) => {
            const line = byId.get(one.id)
            return <CoverageRow key={one.id} name={materials.get(line?.item ?? '')?.name ?? '…'} unit={line?.unit ?? ''} covered={one} />
          })}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

const Covering = ({ demand }: { readonly demand: ShownMap['demands'] }) => {
  const t = useAreaTexts('delivery')
  const { data, isPending, isError, refetch } = useCoverage(demand)
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 }, mt: { xs: 2, lg: 2.5 } }}>
      <Typography variant="h6" component="h2" sx={{ mb: 2 }}>
        {t('delivery.coverage.title')}
      </Typography>
      {isPending && <Skeleton variant="rounded" height={120} />}
      {isError && <ErrorState size="line" text={t('delivery.coverage.failed')} retry={() => void refetch()} />}
      {data?.length === 0 && <EmptyState size="line" icon={<ShoppingCart />} text={t('delivery.coverage.empty')} />}
      {data && data.length > 0 && <Rows demand={demand} covered={data} />}
    </Card>
  )
}

/** Ordered, delivered and open quantities of the demand, by line (`PRODUCT.md E14`). */
export const Coverage = () => {
  const demand = useShownRecord('demands')
  return demand ? <Covering demand={demand} /> : null
}
