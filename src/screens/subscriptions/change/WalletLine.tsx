import { Alert, Button, Typography } from '@mui/material'
import { LinkBase } from 'react-admin'
import { useRecords } from '../../../admin/useRecords.ts'
import { hundredths, moneyText } from '../../../domain/money/hundredths.ts'
import { availableOf } from '../../wallets/amounts.ts'
import { usePlanTexts } from '../usePlanTexts.ts'

/** Available amount of the firm's wallet in a currency; undefined while it loads, null without such a wallet. */
export const useAvailable = (currency: string): string | null | undefined => {
  const wallets = useRecords('wallets', { filter: { currency }, sort: { field: 'createdAt', order: 'ASC' }, limit: 1 })
  const [wallet] = wallets.data ?? []
  if (wallet) return availableOf(wallet)
  return wallets.isPending ? undefined : null
}

/** Missing amount in the wallet; `'0.00'` if the balance is sufficient. */
export const missingOf = (amount: string, available: string | null | undefined): string => {
  const rest = hundredths(amount) - hundredths(available ?? '0')
  return moneyText(rest > 0n ? rest : 0n)
}

const WALLET = '/-/WalletManage'

interface Props {
  /** To be paid. */
  readonly amount: string
  readonly currency: string
  /** In the wallet; undefined while it loads, null without one. */
  readonly available: string | null | undefined
}

/** The wallet's balance; if it is not sufficient, the missing amount with a link to top it up. */
export const WalletLine = ({ amount, currency, available }: Props) => {
  const { t, money } = usePlanTexts()
  if (available === undefined) return null
  const missing = missingOf(amount, available)
  const has = available === null ? t('plans.wallet.none', { currency }) : t('plans.wallet.has', { available: money(available, currency) })
  if (missing === '0.00')
    return (
      <Typography variant="body2" color="text.secondary">
        {has}
      </Typography>
    )
  return (
    <Alert
      severity="warning"
      sx={{ flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
      action={
        <Button component={LinkBase} to={WALLET} color="inherit" size="small">
          {t('plans.wallet.topUp')}
        </Button>
      }
    >
      <div>{has}</div>
      <div>{t('plans.wallet.short', { missing: money(missing, currency) })}</div>
    </Alert>
  )
}
