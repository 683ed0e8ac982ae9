import { useLocaleState, useRefresh } from 'react-admin'
import { useRecords } from '../../../admin/useRecords.ts'
import type { paymentCalls } from '../../../domain/payments/calls.ts'
import type { ShownMap } from '../../../model/entityMap.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { formatMoney } from '../../../providers/i18n/format.ts'
import { availableOf } from '../../wallets/amounts.ts'
import { WalletDialog } from '../../wallets/WalletDialog.tsx'

interface Props {
  readonly invoice: Pick<ShownMap['invoices'], 'id' | 'number' | 'currency'>
  /** Open amount, decimal text. */
  readonly open: string
  readonly onClose: () => void
}

/** Pays all or part of an invoice's open amount from the firm's wallet in the invoice's currency. */
const WalletPayDialog = ({ invoice: { id, number, currency }, open, onClose }: Props) => {
  const t = useAreaTexts('money')
  const [locale] = useLocaleState()
  const refresh = useRefresh()
  const wallets = useRecords('wallets', { filter: { currency }, sort: { field: 'createdAt', order: 'ASC' }, limit: 1 })
  const [wallet] = wallets.data ?? []
  const money = (amount: string) => formatMoney(amount, currency, locale)
  const available = wallet ? availableOf(wallet) : '0.00'
  return (
    <WalletDialog
      title={t('money.wallet.title', { number: number ?? '' })}
      text={wallets.isPending ? '' : t('money.wallet.text', { available: money(available), open: money(open) })}
      fields={[{ name: 'amount', required: false, hint: t('money.wallet.hint', { open: money(open) }) }]}
      yes={t('money.wallet.button')}
      done={t('money.wallet.done')}
      currency={currency}
      send={async ({ call }, { amount }, headers) => {
        await call<(typeof paymentCalls)['payFromWallet']>('POST', '/api/invoices/{id}/payFromWallet', {
          params: { id },
          headers,
          body: amount ? { amount } : {},
        })
        refresh()
      }}
      onClose={onClose}
    />
  )
}

export default WalletPayDialog
