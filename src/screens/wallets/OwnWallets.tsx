import WalletIcon from '@mui/icons-material/AccountBalanceWalletOutlined'
import { Card, Stack } from '@mui/material'
import { useState } from 'react'
import { Title, useTranslate } from 'react-admin'
import { HeaderExtra } from '../../admin/shell/page/HeaderExtra.tsx'
import { useRecords } from '../../admin/useRecords.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { ownFirmFilter } from '../firms/ownFirm.ts'
import { OpenWallet } from './OpenWallet.tsx'
import type { Wallet } from './records.ts'
import { WalletSkeleton } from './WalletSkeleton.tsx'
import { WalletView } from './WalletView.tsx'

const Found = ({ wallets }: { readonly wallets: readonly Wallet[] }) => {
  const t = useAreaTexts('wallets')
  const [chosen, choose] = useState<string>()
  const wallet = wallets.find(({ id }) => id === chosen) ?? wallets[0]
  if (!wallet)
    return (
      <Card>
        <EmptyState icon={<WalletIcon />} text={t('wallets.none')} hint={t('wallets.noneHint')}>
          <OpenWallet taken={[]} />
        </EmptyState>
      </Card>
    )
  return (
    <>
      <HeaderExtra>
        <div className="hub-beside">
          <OpenWallet taken={wallets.map(({ currency }) => currency)} />
        </div>
      </HeaderExtra>
      {wallets.length > 1 && (
        <SegmentedControl
          label={t('wallets.currency')}
          segments={wallets.map(({ id, currency }) => ({ name: id, label: currency }))}
          value={wallet.id}
          onChange={choose}
        />
      )}
      <WalletView wallet={wallet} />
    </>
  )
}

/** The wallets of the user's firm, one per currency (`/WalletManage`). */
const OwnWallets = () => {
  const t = useAreaTexts('wallets')
  const translate = useTranslate()
  const { data, isPending, error, refetch } = useRecords('wallets', {
    filter: ownFirmFilter(),
    sort: { field: 'createdAt', order: 'ASC' },
    limit: 100,
  })
  return (
    <Stack sx={{ gap: 2, pb: 3 }}>
      <Title title={translate('app.menu.wallet')} />
      {isPending && <WalletSkeleton />}
      {error && !data && (
        <Card>
          <ErrorState text={t('wallets.loadFailed')} retry={() => void refetch()} />
        </Card>
      )}
      {data && <Found wallets={data} />}
    </Stack>
  )
}

export default OwnWallets
