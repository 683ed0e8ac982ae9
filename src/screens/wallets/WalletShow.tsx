import { Button, Stack } from '@mui/material'
import { LinkBase, Title, useParams, useTranslate } from 'react-admin'
import { useMay } from '../../admin/adminContext.tsx'
import { HeaderExtra } from '../../admin/shell/page/HeaderExtra.tsx'
import { isRefused, MissingMessage } from '../../admin/show/MissingMessage.tsx'
import { useRecord } from '../../admin/useRecords.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import type { Wallet } from './records.ts'
import { WalletSkeleton } from './WalletSkeleton.tsx'
import { WalletView } from './WalletView.tsx'

const Found = ({ wallet }: { readonly wallet: Wallet }) => {
  const t = useAreaTexts('wallets')
  const may = useMay()
  const { data: firm } = useRecord('firms', wallet.firm)
  return (
    <>
      <Title title={[firm?.name, wallet.currency].filter(Boolean).join(' · ')} />
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

interface MissingProps {
  readonly error: unknown
  readonly again: () => void
}

const Missing = ({ error, again }: MissingProps) => {
  const t = useAreaTexts('wallets')
  const translate = useTranslate()
  const may = useMay()
  return (
    <>
      <Title title={translate('resources.wallets.name', { smart_count: 1 })} />
      <MissingMessage
        title={t(isRefused(error) ? 'wallets.notFound' : 'wallets.loadFailed')}
        error={error}
        list={may('wallets', 'list') ? '/wallets' : undefined}
        again={again}
      />
    </>
  )
}

/** A wallet as its owner and Admins see it (`/ManageWalletManage/{Id}`). */
const WalletShow = () => {
  const { id = '' } = useParams()
  const { data, isPending, error, refetch } = useRecord('wallets', id)
  return (
    <Stack sx={{ gap: 2, pb: 3 }}>
      {isPending && <WalletSkeleton />}
      {error && !data && <Missing error={error} again={() => void refetch()} />}
      {data && <Found wallet={data} />}
    </Stack>
  )
}

export default WalletShow
