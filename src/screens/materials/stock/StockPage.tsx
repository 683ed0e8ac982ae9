import { Box, Card, Stack } from '@mui/material'
import { useState } from 'react'
import { Title, useGetList, useTranslate } from 'react-admin'
import { DayField } from '../../../admin/form/DayField.tsx'
import type { ShownMap } from '../../../model/entityMap.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { LowStock } from './LowStock.tsx'
import { Valuation } from './Valuation.tsx'
import { WarehouseField } from './WarehouseField.tsx'

const VIEWS = ['valuation', 'low'] as const
type View = (typeof VIEWS)[number]

/** Maximum number of warehouses to choose from. */
const MAX = 200

/** Stock and its value on any day, and materials below their minimum (`/Stock`). */
const StockPage = () => {
  const t = useAreaTexts('stock')
  const title = useTranslate()('app.menu.stock')
  const [view, setView] = useState<View>('valuation')
  const [date, setDate] = useState('')
  const [warehouse, setWarehouse] = useState('')
  const { data = [] } = useGetList<ShownMap['warehouses']>('warehouses', { pagination: { page: 1, perPage: MAX } })
  return (
    <Stack sx={{ gap: 2, pb: 3, minWidth: 0 }}>
      <Title title={title} />
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <SegmentedControl
          label={title}
          segments={VIEWS.map((name) => ({ name, label: t(`stock.${name}`) }))}
          value={view}
          onChange={setView}
        />
        <Box sx={{ width: { xs: '100%', sm: '14rem' } }}>
          <WarehouseField
            label={t('stock.warehouse')}
            value={warehouse}
            warehouses={data.map(({ id }) => id)}
            all={t('stock.allWarehouses')}
            onChange={setWarehouse}
          />
        </Box>
        {view === 'valuation' && (
          <Box sx={{ width: { xs: '100%', sm: '12rem' } }}>
            <DayField label={t('stock.onDay')} value={date} onChange={setDate} />
          </Box>
        )}
      </Stack>
      <Card sx={{ p: { xs: 1, sm: 2 }, minWidth: 0 }}>
        {view === 'valuation' ? <Valuation date={date} warehouse={warehouse} /> : <LowStock warehouse={warehouse} />}
      </Card>
    </Stack>
  )
}

export default StockPage
