import Lock from '@mui/icons-material/LockOutlined'
import { useLocaleState } from 'react-admin'
import { useRecords } from '../../admin/useRecords.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { formatDateTime } from '../../providers/i18n/format.ts'
import { LotNames } from './lotNames.tsx'
import { Purpose } from './Purpose.tsx'
import { Row } from './Row.tsx'
import type { Wallet } from './records.ts'
import { SidePanel } from './SidePanel.tsx'
import { useMoney } from './useMoney.ts'

const CODES: ReadonlySet<string> = new Set(['bid'])

/** Current holds of a wallet, with their purposes. */
export const Holds = ({ wallet }: { readonly wallet: Wallet }) => {
  const t = useAreaTexts('wallets')
  const [locale] = useLocaleState()
  const money = useMoney(wallet.currency)
  const list = useRecords('walletHolds', {
    filter: { wallet: wallet.id, status: 'open' },
    sort: { field: 'createdAt', order: 'DESC' },
    limit: 100,
  })
  const { data = [] } = list
  return (
    <SidePanel title={t('wallets.holds')} icon={Lock} empty={t('wallets.noHolds')} list={list}>
      <LotNames of={data}>
        {data.map(({ id, amount, reference, reason, createdAt }) => (
          <Row
            key={id}
            title={<Purpose reference={reference} />}
            amount={money(amount)}
            notes={reason && !CODES.has(reason) ? [reason] : []}
            when={formatDateTime(createdAt, locale)}
          />
        ))}
      </LotNames>
    </SidePanel>
  )
}
