import { Box, Card, Chip, Divider, LinearProgress, Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useLocaleState } from 'react-admin'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { formatPercent } from '../../providers/i18n/format.ts'
import { useLabelled } from '../../providers/i18n/useLabelled.ts'
import { availableOf, shareOf } from './amounts.ts'
import type { Wallet } from './records.ts'
import { useMoney } from './useMoney.ts'

interface FigureProps {
  readonly label: string
  readonly amount: string
  readonly hint?: string
  readonly strong?: boolean
  /** Shown if the user has several currencies. */
  readonly currency?: string
}

const Figure = ({ label, amount, hint, strong = false, currency }: FigureProps) => (
  <Box component="section" aria-label={label} sx={{ minWidth: 0 }}>
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center', minHeight: 24 }}>
      <Typography variant="body2" color="text.secondary">
        {label}
      </Typography>
      {currency !== undefined && <Chip size="small" label={currency} />}
    </Stack>
    <Typography
      component="p"
      sx={{
        fontVariantNumeric: 'tabular-nums',
        fontWeight: strong ? 650 : 600,
        fontSize: strong ? 'clamp(1.75rem, 6vw, 2.25rem)' : '1.125rem',
        letterSpacing: '-0.02em',
        lineHeight: 1.3,
        overflowWrap: 'anywhere',
      }}
    >
      {amount}
    </Typography>
    {hint && (
      <Typography variant="caption" color="text.secondary">
        {hint}
      </Typography>
    )}
  </Box>
)

/** Share of the balance that is held, as a bar and a text. */
const Share = ({ share }: { readonly share: number }) => {
  const t = useAreaTexts('wallets')
  const labelled = useLabelled()
  const [locale] = useLocaleState()
  const text = labelled(t('wallets.held'), t('wallets.heldShare', { share: formatPercent(String(share), locale) }))
  return (
    <Stack sx={{ gap: 0.75, gridColumn: { xs: '1 / -1', md: 'auto' }, alignSelf: 'end', pb: { md: 0.5 } }}>
      <Typography variant="caption" color="text.secondary">
        {text}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={share}
        aria-label={text}
        sx={{ height: 6, bgcolor: 'action.hover', '& .MuiLinearProgress-bar': { bgcolor: 'text.secondary' } }}
      />
    </Stack>
  )
}

const DETAILS = {
  display: 'grid',
  columnGap: { xs: 3, md: 6 },
  rowGap: 2,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'auto auto minmax(0, 1fr)' },
} as const

/** Balance, held and available amounts of a wallet, with its actions. */
export const Balances = ({ wallet, children }: { readonly wallet: Wallet; readonly children?: ReactNode }) => {
  const t = useAreaTexts('wallets')
  const money = useMoney(wallet.currency)
  const share = shareOf(wallet.held, wallet.balance)
  const sum = (amount: string | null) => money(amount ?? '0')
  return (
    <Card sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack sx={{ gap: { xs: 2, sm: 2.5 } }}>
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2, justifyContent: 'space-between', alignItems: { sm: 'flex-start' } }}>
          <Box aria-live="polite" sx={{ minWidth: 0 }}>
            <Figure
              strong
              label={t('wallets.available')}
              amount={money(availableOf(wallet))}
              hint={t('wallets.availableHint')}
              currency={wallet.currency}
            />
          </Box>
          {children}
        </Stack>
        <Divider />
        <Box sx={DETAILS} aria-live="polite">
          <Figure label={t('wallets.balance')} amount={sum(wallet.balance)} />
          <Figure label={t('wallets.held')} amount={sum(wallet.held)} />
          <Share share={share} />
        </Box>
      </Stack>
    </Card>
  )
}
