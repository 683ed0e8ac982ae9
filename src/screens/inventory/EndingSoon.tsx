import Schedule from '@mui/icons-material/ScheduleOutlined'
import { Box, ToggleButton } from '@mui/material'
import { useEffect, useEffectEvent } from 'react'
import { useDataProvider, useListContext, useNotify } from 'react-admin'
import { nameOfIds } from '../../admin/list/filters/filterEntries.ts'
import { listParams } from '../../admin/useRecords.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { useServerClock } from '../../providers/realtime/realtimeContext.ts'
import type { CarAuction } from '../cars/useCarAuctions.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const MAX = 500

/** Names the cars of the filter as those that end soon, in its address too. Without any it matches nothing, where an empty filter would match all. */
const MARK = nameOfIds('endingSoon')

/** Filters cars whose auction ends within a day. Fetches the auctions first, as the list of cars does not include them. */
export const EndingSoon = () => {
  const t = useAreaTexts('inventory')
  const notify = useNotify()
  const provider = useDataProvider()
  const { now } = useServerClock()
  const { filterValues, setFilters } = useListContext()
  const { id, ...others } = filterValues
  const ids = [id].flat()
  const active = ids.includes(MARK)
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
      const cars = [MARK, ...data.map(({ car }) => car)]
      if (String(cars) !== String(ids)) setFilters({ ...others, id: cars })
    } catch {
      notify('app.list.loadFailed', { type: 'error' })
    }
  }
  /** An address that was sent or remembered has the cars of its time. */
  const renew = useEffectEvent(() => active && void find())
  useEffect(() => void renew(), [])
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
