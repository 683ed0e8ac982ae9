import Inbox from '@mui/icons-material/InboxOutlined'
import { Link } from '@mui/material'
import { LinkBase, useReference } from 'react-admin'
import { useRecords } from '../../../admin/useRecords.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import type { MoneyRequest } from '../records.ts'
import { SidePanel } from '../SidePanel.tsx'
import { RequestItem } from './RequestItem.tsx'

const Firm = ({ request: { firm = '', wallet } }: { readonly request: MoneyRequest }) => {
  const { referenceRecord } = useReference({ reference: 'firms', id: firm })
  return (
    <Link component={LinkBase} to={`/wallets/${encodeURIComponent(wallet)}/show`} variant="subtitle2" color="inherit" underline="hover">
      <bdi>{referenceRecord?.name ?? ''}</bdi>
    </Link>
  )
}

/** All users' requests that await a decision, the oldest first. */
export const RequestQueue = () => {
  const t = useAreaTexts('wallets')
  const list = useRecords('walletRequests', {
    filter: { status: 'pending' },
    sort: { field: 'createdAt', order: 'ASC' },
    limit: 50,
  })
  const { data = [] } = list
  return (
    <SidePanel title={t('wallets.queue')} icon={Inbox} empty={t('wallets.noQueue')} list={list}>
      {data.map((request) => (
        <RequestItem key={request.id} request={request} whose={<Firm request={request} />} />
      ))}
    </SidePanel>
  )
}
