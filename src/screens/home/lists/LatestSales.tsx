import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined'
import { Chip, type ChipProps } from '@mui/material'
import { type RaRecord, useCreatePath, useLocaleState, useTranslate } from 'react-admin'
import { listAddress } from '../../../admin/home/listAddress.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { formatDate, formatMoney } from '../../../providers/i18n/format.ts'
import { Initials } from '../../../ui/TintedIcon.tsx'
import { Entries } from '../parts/Entries.tsx'
import { Entry } from '../parts/Entry.tsx'
import { Panel } from '../parts/Panel.tsx'
import { Way } from '../parts/Way.tsx'
import { useNamed } from './useNamed.ts'
import { useShortList } from './useShortList.ts'

interface Order extends RaRecord {
  readonly ficheNumber: string | null
  readonly date: string | null
  readonly customer: string | null
  readonly currency: string | null
  readonly netTotal: string | null
  readonly approval: string | null
}

interface Customer extends RaRecord {
  readonly name?: string | null
  readonly fullName?: string | null
}

const COLORS: Readonly<Record<string, ChipProps['color']>> = { approved: 'success', proposal: 'warning', rejected: 'error' }

const Approval = ({ value }: { readonly value: string }) => {
  const translate = useTranslate()
  const label = translate(`resources.salesOrders.options.approval.${value}`, { _: value })
  return <Chip size="small" color={COLORS[value] ?? 'default'} label={label} sx={{ height: 20 }} />
}

const nameOf = (customer: Customer | undefined): string | undefined => customer?.fullName ?? customer?.name ?? undefined

/** The newest sales orders. */
export const LatestSales = () => {
  const t = useAreaTexts('home')
  const path = useCreatePath()
  const [locale] = useLocaleState()
  const list = useShortList<Order>('salesOrders', { field: 'createdDate', order: 'DESC' })
  const customers = useNamed<Customer>('customers', list.records?.map(({ customer }) => customer) ?? [])
  return (
    <Panel title={t('home.lists.sales')} to={listAddress('/salesOrders')}>
      <Entries
        {...list}
        empty={{
          icon: <ReceiptLong />,
          text: t('home.empty.sales'),
          action: <Way to="/salesOrders/create" label={t('home.actions.order')} right={['salesOrders', 'create']} />,
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
              below={approval && <Approval value={approval} />}
            />
          )
        }}
      </Entries>
    </Panel>
  )
}
