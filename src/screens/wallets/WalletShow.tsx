import { Button, Stack } from '@mui/material'
import { LinkBase, Title, useGetOne, useParams, useReference } from 'react-admin'
import { useMay } from '../../admin/adminContext.tsx'
import { HeaderExtra } from '../../admin/shell/page/HeaderExtra.tsx'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { Failed } from '../parts/Failed.tsx'
import type { Wallet } from './records.ts'
import { WalletSkeleton } from './WalletSkeleton.tsx'
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
          <Button component={LinkBase} to={`/wallets/${encodeURIComponent(wallet.id)}`} variant="outlined">
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
    <Stack sx={{ gap: 2, pb: 3 }}>
      {isPending && <WalletSkeleton />}
      {error && !data && <Failed text={t('wallets.notFound')} />}
      {data && <Found wallet={data} />}
    </Stack>
  )
}

export default WalletShow
