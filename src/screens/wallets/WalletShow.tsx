import { Alert, Button, Skeleton, Stack } from '@mui/material'
import { LinkBase, Title, useGetOne, useParams, useReference } from 'react-admin'
import { useMay } from '../../admin/adminContext.tsx'
import { HeaderExtra } from '../../admin/shell/page/HeaderExtra.tsx'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import type { Wallet } from './records.ts'
import { WalletView } from './WalletView.tsx'

const Found = ({ wallet }: { readonly wallet: Wallet }) => {
  const t = useAreaTexts('wallets')
  const may = useMay()
  const { referenceRecord } = useReference({ reference: 'users', id: wallet.owner })
  return (
    <>
      <Title title={[referenceRecord?.name, wallet.currency].filter(Boolean).join(' · ')} />
      {may('wallets', 'edit') && (
        <HeaderExtra>
          <Button component={LinkBase} to={`/wallets/${encodeURIComponent(wallet.id)}`} size="small">
            {t('wallets.edit')}
          </Button>
        </HeaderExtra>
      )}
      <WalletView wallet={wallet} />
    </>
  )
}

/** A wallet as its owner and Admins see it (`/ManageWalletManage/{Id}`). */
const WalletShow = () => {
  const t = useAreaTexts('wallets')
  const { id = '' } = useParams()
  const { data, isPending, error } = useGetOne<Wallet>('wallets', { id }, { retry: false })
  return (
    <Stack sx={{ gap: 1.5, pb: 2, px: { xs: 1, sm: 0 } }}>
      {isPending && <Skeleton variant="rounded" height={320} aria-busy />}
      {error && !data && <Alert severity="error">{t('wallets.notFound')}</Alert>}
      {data && <Found wallet={data} />}
    </Stack>
  )
}

export default WalletShow
