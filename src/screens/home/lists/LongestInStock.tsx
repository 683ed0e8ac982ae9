import DirectionsCar from '@mui/icons-material/DirectionsCarOutlined'
import { useCreatePath, useLocaleState } from 'react-admin'
import { listAddress } from '../../../admin/home/listAddress.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { formatDate, formatMoney } from '../../../providers/i18n/format.ts'
import { TintedIcon } from '../../../ui/TintedIcon.tsx'
import { carName } from '../../cars/car.ts'
import { ActionLink } from '../parts/ActionLink.tsx'
import { Entries } from '../parts/Entries.tsx'
import { Entry } from '../parts/Entry.tsx'
import { Panel } from '../parts/Panel.tsx'
import { useShortList } from './useShortList.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const daysSince = (day: string): number => Math.max(0, Math.floor((Date.now() - Date.parse(day)) / DAY_MS))

const FILTER = { status: 'inStock', inStockSince_null: false } as const

/** The cars that have been in stock longest. */
export const LongestInStock = () => {
  const t = useAreaTexts('home')
  const path = useCreatePath()
  const [locale] = useLocaleState()
  const list = useShortList('cars', { field: 'inStockSince', order: 'ASC' }, FILTER)
  return (
    <Panel title={t('home.lists.longestInStock')} to={listAddress('/cars', { status: 'inStock' })}>
      <Entries
        {...list}
        empty={{
          icon: <DirectionsCar />,
          text: t('home.empty.cars'),
          action: <ActionLink to="/cars/create" label={t('home.actions.car')} right={['cars', 'create']} />,
        }}
      >
        {(car) => (
          <Entry
            key={car.id}
            to={path({ resource: 'cars', id: car.id, type: 'show' })}
            icon={
              <TintedIcon tone="hint">
                <DirectionsCar />
              </TintedIcon>
            }
            primary={<bdi>{carName(car)}</bdi>}
            secondary={formatDate(car.inStockSince, locale)}
            end={<bdi>{car.cost && formatMoney(car.cost, car.costCurrency, locale)}</bdi>}
            below={car.inStockSince && t('home.lists.days', { smart_count: daysSince(car.inStockSince) })}
          />
        )}
      </Entries>
    </Panel>
  )
}
