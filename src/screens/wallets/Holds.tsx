import { Box, Stack, Typography } from '@mui/material'
import { useGetList, useLocaleState } from 'react-admin'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { formatDateTime } from '../../providers/i18n/format.ts'
import { LotNames } from './lotNames.tsx'
import { Purpose } from './Purpose.tsx'
import type { Hold, Wallet } from './records.ts'
import { SidePanel } from './SidePanel.tsx'
import { useMoney } from './useMoney.ts'

const CODES: ReadonlySet<string> = new Set(['bid'])

/** What of a wallet is held now, and for what. */
export const Holds = ({ wallet }: { readonly wallet: Wallet }) => {
  const t = useAreaTexts('wallets')
  const [locale] = useLocaleState()
  const money = useMoney(wallet.currency)
  const {
    data = [],
    isPending,
    error,
    refetch,
  } = useGetList<Hold>('walletHolds', {
    filter: { wallet: wallet.id, status: 'open' },
    sort: { field: 'createdAt', order: 'DESC' },
    pagination: { page: 1, perPage: 100 },
  })
  const failed = error !== null && data.length === 0
  return (
    <SidePanel
      title={t('wallets.holds')}
      empty={t('wallets.noHolds')}
      loading={isPending}
      failed={failed}
      retry={() => void refetch()}
      count={data.length}
    >
      <LotNames of={data}>
        {data.map(({ id, amount, reference, reason, createdAt }) => (
          <Stack key={id} component="li" direction="row" sx={{ gap: 1, alignItems: 'baseline' }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Purpose reference={reference} reason={reason && CODES.has(reason) ? null : reason} />
              <Typography variant="caption" component="div" color="text.secondary">
                {formatDateTime(createdAt, locale)}
              </Typography>
            </Box>
            <Typography sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}>{money(amount)}</Typography>
          </Stack>
        ))}
      </LotNames>
    </SidePanel>
  )
}
