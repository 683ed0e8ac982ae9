import Gavel from '@mui/icons-material/Gavel'
import GavelOutlined from '@mui/icons-material/GavelOutlined'
import { Box, Button, Stack, Typography } from '@mui/material'
import { LinkBase, useLocaleState } from 'react-admin'
import { StateChip } from '../../admin/StateChip.tsx'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { formatMoney } from '../../providers/i18n/format.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { AuctionTime } from './AuctionTime.tsx'
import { Section } from './Facts.tsx'
import { useCarAuctions } from './useCarAuctions.ts'

/** The car's auction, with a link to it. */
export const CarAuctionPanel = ({ car }: { readonly car: string }) => {
  const t = useAreaTexts('inventory')
  const [locale] = useLocaleState()
  const auction = useCarAuctions([car]).get(car)
  if (!auction) {
    return (
      <Section title={t('inventory.car.auction')}>
        <EmptyState size="line" icon={<GavelOutlined />} text={t('inventory.car.noAuction')} />
      </Section>
    )
  }
  const { status, price, startPrice, currency } = auction
  return (
    <Section title={t('inventory.car.auction')}>
      <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <StateChip entity="auctions" field="status" state={status} />
          <Typography variant="body2" color="text.secondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            <AuctionTime auction={auction} />
          </Typography>
        </Stack>
        <Box>
          <Typography variant="caption" color="text.secondary" component="div">
            {t(price === null ? 'inventory.car.startPrice' : 'inventory.car.price')}
          </Typography>
          <Typography variant="h4" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {formatMoney(price ?? startPrice, currency, locale)}
          </Typography>
        </Box>
        <Button
          variant="contained"
          fullWidth
          startIcon={<Gavel />}
          component={LinkBase}
          to={`/AvailableCarsBidding/${auction.id}`}
          className="no-print"
        >
          {t('inventory.car.toBidding')}
        </Button>
      </Stack>
    </Section>
  )
}
