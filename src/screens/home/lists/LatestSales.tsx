import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined'
import { useCreatePath, useLocaleState } from 'react-admin'
import { listAddress } from '../../../admin/home/listAddress.ts'
import { StateChip } from '../../../admin/StateChip.tsx'
import { useRecordsById } from '../../../admin/useRecords.ts'
import type { ShownMap } from '../../../model/entityMap.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { formatDate, formatMoney } from '../../../providers/i18n/format.ts'
import { Initials } from '../../../ui/TintedIcon.tsx'
import { ActionLink } from '../parts/ActionLink.tsx'
import { Entries } from '../parts/Entries.tsx'
import { Entry } from '../parts/Entry.tsx'
import { Panel } from '../parts/Panel.tsx'
import { useShortList } from './useShortList.ts'

type Customer = ShownMap['customers']

const nameOf = (customer: Customer | undefined): string | undefined => customer?.fullName ?? undefined

/** Excludes returns. */
const SALES = { slipType: ['sale', 'retailSale'] } as const

/** The newest sales orders. */
export const LatestSales = () => {
  const t = useAreaTexts('home')
  const path = useCreatePath()
  const [locale] = useLocaleState()
  const list = useShortList('salesOrders', { field: 'createdDate', order: 'DESC' }, SALES)
  const customers = useRecordsById('customers', list.records?.map(({ customer }) => customer) ?? [])
  return (
    <Panel title={t('home.lists.sales')} to={listAddress('/salesOrders')}>
      <Entries
        {...list}
        empty={{
          icon: <ReceiptLong />,
          text: t('home.empty.sales'),
          action: <ActionLink to="/salesOrders/create" label={t('home.actions.order')} right={['salesOrders', 'create']} />,
        }}
      >
        {({ id, customer, ficheNumber, date, netTotal, currency, approval }) => {
          const name = nameOf(customers.get(customer ?? '')) ?? ficheNumber ?? ''
          return (
            <Entry
              key={id}
              to={path({ resource: 'salesOrders', id, type: 'show' })}
              icon={<Initials name={name} />}
              primary={<bdi>{name}</bdi>}
              secondary={
                <>
                  <bdi dir="ltr">{ficheNumber}</bdi> · {formatDate(date, locale)}
                </>
              }
              end={<bdi>{formatMoney(netTotal, currency, locale)}</bdi>}
              below={approval && <StateChip entity="salesOrders" field="approval" state={approval} dense />}
            />
          )
        }}
      </Entries>
    </Panel>
  )
}
