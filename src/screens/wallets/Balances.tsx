import { Box, Card, LinearProgress, Typography } from '@mui/material'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { availableOf, shareOf } from './amounts.ts'
import type { Wallet } from './records.ts'
import { useMoney } from './useMoney.ts'

interface FigureProps {
  readonly label: string
  readonly amount: string
  readonly hint: string
  readonly strong?: boolean
}

const Figure = ({ label, amount, hint, strong = false }: FigureProps) => (
  <Card component="section" aria-label={label} sx={{ p: 2, minWidth: 0, ...(strong && { borderColor: 'primary.main' }) }}>
    <Typography variant="body2" color="text.secondary">
      {label}
    </Typography>
    <Typography
      variant={strong ? 'h4' : 'h5'}
      component="p"
      sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600, overflowWrap: 'anywhere', my: 0.5 }}
    >
      {amount}
    </Typography>
    <Typography variant="caption" color="text.secondary">
      {hint}
    </Typography>
  </Card>
)

/** What a wallet has, what of it is held, and what can be spent. */
export const Balances = ({ wallet }: { readonly wallet: Wallet }) => {
  const t = useAreaTexts('wallets')
  const money = useMoney(wallet.currency)
  const share = shareOf(wallet.held, wallet.balance)
  const sum = (amount: string | null) => money(amount ?? '0')
  return (
    <Box aria-live="polite">
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' } }}>
        <Figure label={t('wallets.available')} amount={money(availableOf(wallet))} hint={t('wallets.availableHint')} strong />
        <Figure label={t('wallets.balance')} amount={sum(wallet.balance)} hint={t('wallets.balanceHint')} />
        <Figure label={t('wallets.held')} amount={sum(wallet.held)} hint={t('wallets.heldShare', { share })} />
      </Box>
      <LinearProgress
        variant="determinate"
        value={share}
        aria-label={t('wallets.heldShare', { share })}
        sx={{ mt: 1, height: 4, borderRadius: 2 }}
      />
    </Box>
  )
}
