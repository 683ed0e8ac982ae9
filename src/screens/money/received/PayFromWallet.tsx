import WalletIcon from '@mui/icons-material/AccountBalanceWalletOutlined'
import { Suspense, useState } from 'react'
import { useMay } from '../../../admin/adminContext.tsx'
import { RecordAction } from '../../../admin/show/RecordAction.tsx'
import type { ShownMap } from '../../../model/entityMap.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { lazy } from '../../../ui/lazy/lazy.tsx'

const WalletPayDialog = lazy(() => import('./WalletPayDialog.tsx'))

interface Props {
  readonly invoice: ShownMap['invoices']
  /** Open amount, decimal text. */
  readonly open: string
}

/** Pays a received invoice from the firm's wallet. The dialog stays until it is closed. */
export const PayFromWallet = ({ invoice, open }: Props) => {
  const t = useAreaTexts('money')
  const may = useMay()
  const [asking, setAsking] = useState(false)
  const payable = invoice.kind === 'invoice' && Number(open) > 0 && may('payments', 'create') && may('wallets', 'list')
  return (
    <>
      {payable && <RecordAction label={t('money.wallet.button')} icon={<WalletIcon />} onClick={() => setAsking(true)} />}
      {asking && (
        <Suspense>
          <WalletPayDialog invoice={invoice} open={open} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}
