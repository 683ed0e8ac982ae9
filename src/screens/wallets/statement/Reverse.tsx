import Undo from '@mui/icons-material/Undo'
import { IconButton, Tooltip } from '@mui/material'
import { useState } from 'react'
import { useMay } from '../../../admin/adminContext.tsx'
import type { walletCalls } from '../../../domain/wallets/calls.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import type { Posting, Wallet } from '../records.ts'
import { useMoney } from '../useMoney.ts'
import { WalletDialog } from '../WalletDialog.tsx'

/** Reverses an entry, with a reason, for approvers. */
export const Reverse = ({ posting, wallet }: { readonly posting: Posting; readonly wallet: Wallet }) => {
  const t = useAreaTexts('wallets')
  const may = useMay()
  const money = useMoney(wallet.currency)
  const [asking, setAsking] = useState(false)
  if (posting.kind === 'reversal' || !may('wallets', 'approve')) return null
  const title = t('wallets.reverse.title', { amount: money(posting.amount) })
  return (
    <>
      <Tooltip title={t('wallets.reverse.button')}>
        <IconButton size="small" aria-label={title} onClick={() => setAsking(true)}>
          <Undo fontSize="small" />
        </IconButton>
      </Tooltip>
      {asking && (
        <WalletDialog
          title={title}
          text={t('wallets.reverse.text')}
          fields={[{ name: 'reason', required: true }]}
          yes={t('wallets.reverse.button')}
          color="error"
          done={t('wallets.reverse.done')}
          currency={wallet.currency}
          send={({ call }, { reason = '' }, headers) =>
            call<typeof walletCalls.reverse>('POST', '/api/wallets/{id}/reverse', {
              params: { id: wallet.id },
              headers,
              body: { entry: posting.entry, reason },
            })
          }
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
