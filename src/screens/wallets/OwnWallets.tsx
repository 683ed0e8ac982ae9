import { Alert, Button, Skeleton, Stack, Tab, Tabs, Typography } from '@mui/material'
import { useState } from 'react'
import { Title, useGetList, useTranslate } from 'react-admin'
import { useAdmin } from '../../admin/adminContext.tsx'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { OpenWallet } from './OpenWallet.tsx'
import type { Wallet } from './records.ts'
import { WalletView } from './WalletView.tsx'

const Found = ({ wallets }: { readonly wallets: readonly Wallet[] }) => {
  const t = useAreaTexts('wallets')
  const [chosen, choose] = useState<string>()
  const wallet = wallets.find(({ id }) => id === chosen) ?? wallets[0]
  if (!wallet)
    return (
      <Stack sx={{ alignItems: 'center', gap: 1.5, py: 8, textAlign: 'center' }}>
        <Typography variant="h6" component="p">
          {t('wallets.none')}
        </Typography>
        <Typography color="text.secondary">{t('wallets.noneHint')}</Typography>
        <OpenWallet taken={[]} />
      </Stack>
    )
  return (
    <>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <Tabs
          value={wallet.id}
          onChange={(_, id: string) => choose(id)}
          aria-label={t('wallets.currency')}
          variant="scrollable"
          sx={{ flex: 1, minWidth: 0 }}
        >
          {wallets.map(({ id, currency }) => (
            <Tab key={id} value={id} label={currency} />
          ))}
        </Tabs>
        <OpenWallet taken={wallets.map(({ currency }) => currency)} />
      </Stack>
      <WalletView wallet={wallet} />
    </>
  )
}

/** One's own wallets, one a currency (`/WalletManage`). */
const OwnWallets = () => {
  const t = useAreaTexts('wallets')
  const translate = useTranslate()
  const { subject } = useAdmin()
  const { data, isPending, error, refetch } = useGetList<Wallet>(
    'wallets',
    { filter: { owner: subject.id }, sort: { field: 'createdAt', order: 'ASC' }, pagination: { page: 1, perPage: 100 } },
    { retry: false },
  )
  const again = (
    <Button color="inherit" size="small" onClick={() => void refetch()}>
      {t('wallets.retry')}
    </Button>
  )
  return (
    <Stack sx={{ gap: 1.5, pb: 2, px: { xs: 1, sm: 0 } }}>
      <Title title={translate('app.menu.wallet')} />
      {isPending && <Skeleton variant="rounded" height={320} aria-busy />}
      {error && !data && (
        <Alert severity="error" action={again}>
          {t('wallets.loadFailed')}
        </Alert>
      )}
      {data && <Found wallets={data} />}
    </Stack>
  )
}

export default OwnWallets
