import { Box, Card, CardActionArea, Checkbox, Chip, Skeleton, Stack, Typography } from '@mui/material'
import { LinkBase, useCreatePath, useListContext, useLocaleState, useTranslate } from 'react-admin'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { formatMoney, intlLocale } from '../../providers/i18n/format.ts'
import { AuctionTime } from '../cars/AuctionTime.tsx'
import { CarPicture } from '../cars/CarPicture.tsx'
import { type Car, carName } from '../cars/car.ts'
import type { CarAuction } from '../cars/useCarAuctions.ts'

const PICTURE = { position: 'relative', width: '100%', aspectRatio: '4 / 3', overflow: 'hidden' } as const

/** Lines under the picture, whatever is known of a car: cards of one row end together and nothing jumps. */
const TEXT_HEIGHT = 136

const CARD = { height: '100%', display: 'flex', flexDirection: 'column', position: 'relative' } as const

const Line = ({ children }: { readonly children: React.ReactNode }) => (
  <Typography variant="body2" color="text.secondary" noWrap>
    {children}
  </Typography>
)

const Sale = ({ auction }: { readonly auction: CarAuction }) => {
  const [locale] = useLocaleState()
  return (
    <>
      <Typography variant="subtitle2" component="p" noWrap>
        {formatMoney(auction.price ?? auction.startPrice, auction.currency, locale)}
      </Typography>
      <Typography variant="body2" color={auction.status === 'live' ? 'error.main' : 'text.secondary'} noWrap>
        <AuctionTime auction={auction} />
      </Typography>
    </>
  )
}

const onSale = (auction: CarAuction | undefined): auction is CarAuction => auction?.status === 'live' || auction?.status === 'upcoming'

interface Props {
  readonly car: Car
  readonly auction: CarAuction | undefined
  /** Name of the lot it stands in. */
  readonly place: string | undefined
}

/** A car as one looks through many: its picture, what it is, where it stands, and its sale. */
export const CarCard = ({ car, auction, place }: Props) => {
  const t = useAreaTexts('inventory')
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const path = useCreatePath()
  const { selectedIds, onToggleItem } = useListContext()
  const name = carName(car) || t('inventory.list.lot', { number: car.lotNumber ?? '–' })
  const miles = car.odometer !== null && t('inventory.list.miles', { value: car.odometer.toLocaleString(intlLocale(locale)) })
  return (
    <Card variant="outlined" sx={CARD} component="article" aria-label={name}>
      <CardActionArea
        component={LinkBase}
        to={path({ resource: 'cars', type: 'show', id: car.id })}
        sx={{ flex: 1, display: 'flex', flexDirection: 'column', alignItems: 'stretch', justifyContent: 'flex-start' }}
      >
        <Box sx={PICTURE}>
          <CarPicture image={car.image} car={car} size="card" alt={name} />
          <Chip
            size="small"
            label={translate(`resources.cars.options.status.${car.status}`, { _: car.status })}
            color={car.status === 'onOffer' ? 'primary' : 'default'}
            sx={{
              position: 'absolute',
              insetInlineStart: 8,
              bottom: 8,
              ...(car.status !== 'onOffer' && { backgroundColor: 'background.paper' }),
            }}
          />
        </Box>
        <Stack sx={{ p: 1.25, gap: 0.25, minHeight: TEXT_HEIGHT }}>
          <Typography variant="subtitle2" component="h3" noWrap title={name}>
            <bdi>{name}</bdi>
          </Typography>
          <Line>
            {car.lotNumber && t('inventory.list.lot', { number: car.lotNumber })}
            {car.lotNumber && miles && ' · '}
            {miles}
          </Line>
          <Line>{place ?? '\u00a0'}</Line>
          {onSale(auction) && <Sale auction={auction} />}
        </Stack>
      </CardActionArea>
      <Checkbox
        size="small"
        checked={selectedIds.includes(car.id)}
        onChange={() => onToggleItem(car.id)}
        slotProps={{ input: { 'aria-label': `${translate('app.list.selectRow')}: ${name}` } }}
        sx={{
          position: 'absolute',
          top: 6,
          insetInlineEnd: 6,
          p: 0.5,
          backgroundColor: 'background.paper',
          '&:hover': { backgroundColor: 'background.paper' },
        }}
      />
    </Card>
  )
}

/** What a card leaves room for while it is fetched. */
export const CardSkeleton = () => (
  <Card variant="outlined" sx={CARD}>
    <Box sx={PICTURE}>
      <Skeleton variant="rectangular" width="100%" height="100%" />
    </Box>
    <Stack sx={{ p: 1.25, gap: 0.25, minHeight: TEXT_HEIGHT }}>
      <Skeleton width="70%" />
      <Skeleton width="50%" />
      <Skeleton width="40%" />
    </Stack>
  </Card>
)
