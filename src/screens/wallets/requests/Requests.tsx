import Inbox from '@mui/icons-material/InboxOutlined'
import { useRecords } from '../../../admin/useRecords.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import type { MoneyRequest, Wallet } from '../records.ts'
import { SidePanel } from '../SidePanel.tsx'
import { RequestItem } from './RequestItem.tsx'

/** The latest requests of a wallet; pending ones come first. */
export const Requests = ({ wallet }: { readonly wallet: Wallet }) => {
  const t = useAreaTexts('wallets')
  const list = useRecords('walletRequests', {
    filter: { wallet: wallet.id },
    sort: { field: 'createdAt', order: 'DESC' },
    limit: 20,
  })
  const { data = [] } = list
  const waits = ({ status }: MoneyRequest) => (status === 'pending' ? 0 : 1)
  return (
    <SidePanel title={t('wallets.requests')} icon={Inbox} empty={t('wallets.noRequests')} list={list}>
      {data
        .toSorted((one, other) => waits(one) - waits(other))
        .map((request) => (
          <RequestItem key={request.id} request={request} />
        ))}
    </SidePanel>
  )
}
