import { LinearProgress, Stack, Typography } from '@mui/material'
import { useLocaleState } from 'react-admin'
import { useMay } from '../../admin/adminContext.tsx'
import { toneColor } from '../../admin/StateChip.tsx'
import { useRecords } from '../../admin/useRecords.ts'
import type { Entered, ShownMap } from '../../model/entityMap.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { formatCount } from '../../providers/i18n/format.ts'
import { useLabelled } from '../../providers/i18n/useLabelled.ts'

/** Number of cars in a lot that the user may see; undefined while loading. */
const useCarCount = (lot: string | undefined): number | undefined => {
  const may = useMay()
  const { total } = useRecords(
    'cars',
    { filter: { location: lot }, sort: { field: 'id', order: 'ASC' }, limit: 1 },
    { enabled: lot !== undefined && may('cars', 'list') },
  )
  return total
}

interface Props {
  readonly value: unknown
  readonly record?: Entered<ShownMap['carLots']>
}

/** How full a car lot is. */
const Occupancy = ({ value, record }: Props) => {
  const t = useAreaTexts('inventory')
  const labelled = useLabelled()
  const [locale] = useLocaleState()
  const count = useCarCount(record?.id === undefined ? undefined : String(record.id))
  const capacity = Number(value)
  const share = count === undefined || capacity <= 0 ? 0 : count / capacity
  const number = (amount: number) => formatCount(amount, locale)
  if (record?.id === undefined) return <bdi>{number(capacity)}</bdi>
  const text = count === undefined ? number(capacity) : t('inventory.lots.occupancy', { count: number(count), capacity: number(capacity) })
  const over = count !== undefined && count > capacity
  const tone = over ? 'danger' : share >= 0.9 ? 'caution' : undefined
  return (
    <Stack sx={{ gap: 0.5, width: 112 }} title={over ? t('inventory.lots.over') : undefined}>
      <Typography variant="body2" component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {text}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={Math.min(1, share) * 100}
        color={tone ? toneColor(tone) : 'inherit'}
        sx={{ height: 4, color: 'text.secondary', bgcolor: 'action.hover', '&::before': { display: 'none' } }}
        aria-label={labelled(t('inventory.lots.cars'), text)}
      />
    </Stack>
  )
}

export default Occupancy
