import { Stack, Typography } from '@mui/material'
import { Panel } from './Panel.tsx'
import { type Sheet, useDealTexts } from './useSheet.ts'

/** The ways to pay the open amount: wallet and bank transfer. */
export const HowToPay = ({ sheet }: { readonly sheet: Sheet }) => {
  const { t, money } = useDealTexts()
  const { owed, available, bank, currency } = sheet
  if (owed === null || bank === null) return null
  return (
    <Panel title={t('deals.pay.title')}>
      <Stack sx={{ gap: 1 }}>
        <Typography variant="body2">{t('deals.pay.wallet', { available: money(available, currency) })}</Typography>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {t(bank.iban ? 'deals.pay.transfer' : 'deals.pay.transferAsk', {
            amount: money(owed, currency),
            name: bank.name,
            iban: bank.iban ?? '',
            reference: bank.reference,
          })}
        </Typography>
      </Stack>
    </Panel>
  )
}
