import Schedule from '@mui/icons-material/ScheduleOutlined'
import { Box, ToggleButton } from '@mui/material'
import { useDataProvider, useListContext, useNotify, useStore } from 'react-admin'
import { listParams } from '../../admin/useRecords.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { useServerClock } from '../../providers/realtime/realtimeContext.ts'
import type { CarAuction } from '../cars/useCarAuctions.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const MAX = 500

/** An id without a car: the filter must match nothing if no auction ends soon, and an empty filter would match all. */
const NONE = '-'

/** Filters cars whose auction ends within a day. Fetches the auctions first, as the list of cars does not include them. */
export const EndingSoon = () => {
  const t = useAreaTexts('inventory')
  const notify = useNotify()
  const provider = useDataProvider()
  const { now } = useServerClock()
  const { filterValues, setFilters } = useListContext()
  const { id: ids, ...others } = filterValues
  const [found, remember] = useStore<readonly string[]>('cars.endingSoon', [])
  const find = async () => {
    try {
      const until = new Date(now() + DAY_MS).toISOString()
      const { data } = await provider.getList<CarAuction>(
        'auctions',
        listParams<'auctions'>({
          filter: { status: 'live', endsAt: { lte: until } },
          sort: { field: 'endsAt', order: 'ASC' },
          limit: MAX,
        }),
      )
      const cars = data.length > 0 ? data.map(({ car }) => car) : [NONE]
      remember(cars)
      setFilters({ ...others, id: cars })
    } catch {
      notify('app.list.loadFailed', { type: 'error' })
    }
  }
  // Other records may be filtered too: the selected ones.
  const active = ids !== undefined && String(ids) === String(found)
  const label = t('inventory.list.endingSoon')
  return (
    <ToggleButton
      value="endingSoon"
      size="small"
      selected={active}
      aria-label={label}
      onChange={() => (active ? setFilters(others) : void find())}
      sx={{ gap: 1, height: 'var(--control)', px: 1.5, flexShrink: 0, bgcolor: 'background.paper', whiteSpace: 'nowrap' }}
    >
      <Schedule sx={{ fontSize: 20 }} />
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {label}
      </Box>
    </ToggleButton>
  )
}
