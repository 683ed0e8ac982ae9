import GridView from '@mui/icons-material/GridView'
import Schedule from '@mui/icons-material/Schedule'
import TableRows from '@mui/icons-material/TableRows'
import { Chip, MenuItem, Stack, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useDataProvider, useListContext, useNotify } from 'react-admin'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { useServerClock } from '../../providers/realtime/realtimeContext.ts'
import type { CarAuction } from '../cars/useCarAuctions.ts'

export type InventoryView = 'photos' | 'table'

/** Orders in which one looks through cars: text, field, direction. */
const SORTS = [
  ['newest', 'createdAt', 'DESC'],
  ['yearDown', 'year', 'DESC'],
  ['yearUp', 'year', 'ASC'],
  ['odometerUp', 'odometer', 'ASC'],
  ['odometerDown', 'odometer', 'DESC'],
  ['makeUp', 'make', 'ASC'],
  ['lotUp', 'lotNumber', 'ASC'],
] as const

const DAY_MS = 24 * 60 * 60 * 1000
const MOST = 500

/** No car has it: so that nothing is found, instead of everything, when no auction ends soon. */
const NONE = '-'

const Sort = () => {
  const t = useAreaTexts('inventory')
  const { sort, setSort } = useListContext()
  const chosen = SORTS.find(([, field, order]) => field === sort.field && order === sort.order)?.[0] ?? ''
  return (
    <TextField
      select
      size="small"
      label={t('inventory.list.sort')}
      value={chosen}
      onChange={({ target }) => {
        const [, field, order] = SORTS.find(([name]) => name === target.value) ?? SORTS[0]
        setSort({ field, order })
      }}
      sx={{ minWidth: 190 }}
    >
      {SORTS.map(([name]) => (
        <MenuItem key={name} value={name}>
          {t(`inventory.list.${name}`)}
        </MenuItem>
      ))}
    </TextField>
  )
}

/** Cars whose auction ends within a day. Auctions are asked first: the list of cars does not know them. */
const EndingSoon = () => {
  const t = useAreaTexts('inventory')
  const notify = useNotify()
  const provider = useDataProvider()
  const { now } = useServerClock()
  const { filterValues, setFilters } = useListContext()
  const { id: ids, ...others } = filterValues
  const find = async () => {
    try {
      const until = new Date(now() + DAY_MS).toISOString()
      const { data } = await provider.getList<CarAuction>('auctions', {
        pagination: { page: 1, perPage: MOST },
        sort: { field: 'endsAt', order: 'ASC' },
        filter: { status: 'live', endsAt: { lte: until } },
      })
      setFilters({ ...others, id: data.length > 0 ? data.map(({ car }) => car) : [NONE] })
    } catch {
      notify('app.list.loadFailed', { type: 'error' })
    }
  }
  const active = ids !== undefined
  return (
    <Chip
      icon={<Schedule />}
      clickable
      color={active ? 'primary' : 'default'}
      variant={active ? 'filled' : 'outlined'}
      label={t('inventory.list.endingSoon')}
      aria-pressed={active}
      onClick={() => (active ? setFilters(others) : void find())}
    />
  )
}

interface Props {
  readonly view: InventoryView
  readonly onView: (view: InventoryView) => void
}

/** How the cars are looked at: what ends soon, in which order, as pictures or as a table. */
export const InventoryBar = ({ view, onView }: Props) => {
  const t = useAreaTexts('inventory')
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center', p: 1, pb: 0 }}>
      <EndingSoon />
      <Stack direction="row" sx={{ gap: 1, marginInlineStart: 'auto', alignItems: 'center' }}>
        {view === 'photos' && <Sort />}
        <ToggleButtonGroup
          exclusive
          size="small"
          value={view}
          aria-label={t('inventory.list.view')}
          onChange={(_, chosen: InventoryView | null) => chosen && onView(chosen)}
        >
          <ToggleButton value="photos" aria-label={t('inventory.list.photos')}>
            <GridView fontSize="small" />
          </ToggleButton>
          <ToggleButton value="table" aria-label={t('inventory.list.table')}>
            <TableRows fontSize="small" />
          </ToggleButton>
        </ToggleButtonGroup>
      </Stack>
    </Stack>
  )
}
