import Gavel from '@mui/icons-material/Gavel'
import { Button, Chip, Stack, Typography } from '@mui/material'
import { LinkBase, useLocaleState, useTranslate } from 'react-admin'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { formatMoney } from '../../providers/i18n/format.ts'
import { AuctionTime } from './AuctionTime.tsx'
import { Section } from './Facts.tsx'
import { useCarAuctions } from './useCarAuctions.ts'

/** How the car's sale stands, and the way to it. */
export const CarAuctionPanel = ({ car }: { readonly car: string }) => {
  const t = useAreaTexts('inventory')
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const auction = useCarAuctions([car]).get(car)
  if (!auction) {
    return (
      <Section title={t('inventory.car.auction')}>
        <Typography color="text.secondary">{t('inventory.car.noAuction')}</Typography>
      </Section>
    )
  }
  const { status, price, startPrice, currency } = auction
  return (
    <Section title={t('inventory.car.auction')}>
      <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <Chip
            size="small"
            color={status === 'live' ? 'error' : 'default'}
            label={translate(`resources.auctions.options.status.${status}`, { _: status })}
          />
          <Typography variant="body2">
            <AuctionTime auction={auction} />
          </Typography>
        </Stack>
        <Typography variant="h5" component="p">
          {formatMoney(price ?? startPrice, currency, locale)}{' '}
          <Typography component="span" variant="body2" color="text.secondary">
            {t(price === null ? 'inventory.car.startPrice' : 'inventory.car.price')}
          </Typography>
        </Typography>
        <Button
          variant="contained"
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
