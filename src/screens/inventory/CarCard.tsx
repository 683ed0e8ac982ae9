import { Box, Card, CardActionArea, Checkbox, Skeleton, Stack, Typography } from '@mui/material'
import { LinkBase, useCreatePath, useListContext, useLocaleState, useTranslate } from 'react-admin'
import { useAdmin } from '../../admin/adminContext.tsx'
import { useListedTenant } from '../../admin/list/columns/useListedEntity.ts'
import { LAST_OPENED_BACKGROUND, opens } from '../../admin/list/scrollRestoration.ts'
import { RecordValue } from '../../admin/list/shape/RecordValue.tsx'
import { entityOf, fieldOf } from '../../model/entityOf.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { formatCount, formatMoney } from '../../providers/i18n/format.ts'
import { useLabelled } from '../../providers/i18n/useLabelled.ts'
import { AuctionTime } from '../cars/AuctionTime.tsx'
import { CarPicture } from '../cars/CarPicture.tsx'
import { type Car, carName } from '../cars/car.ts'
import type { CarAuction } from '../cars/useCarAuctions.ts'
import { PictureLabel, SCRIM } from '../parts/PictureLabel.tsx'

const PICTURE = { position: 'relative', width: '100%', aspectRatio: '16 / 10', overflow: 'hidden' } as const

/** A checkbox on a picture, visible on hover, on focus, when checked, and always on touch devices. */
const CHOICE = {
  position: 'absolute',
  top: 4,
  insetInlineEnd: 4,
  width: 40,
  height: 40,
  opacity: 0,
  color: SCRIM.color,
  '&:hover': { backgroundColor: 'transparent' },
  '& svg': { boxSizing: 'content-box', p: '4px', borderRadius: '6px', fontSize: 20, backgroundColor: SCRIM.backgroundColor },
  '&.Mui-checked': { color: SCRIM.color },
  'article:hover &, &.Mui-focusVisible, &.Mui-checked': { opacity: 1 },
  '@media (hover: none)': { opacity: 1 },
} as const

const card = (chosen: boolean) =>
  ({
    height: '100%',
    display: 'flex',
    flexDirection: 'column',
    position: 'relative',
    ...(chosen && { borderColor: 'primary.main', outline: '1px solid var(--primary)' }),
  }) as const

const LINE = { variant: 'body2', color: 'text.secondary', noWrap: true } as const

const onSale = (auction: CarAuction | undefined): auction is CarAuction => auction?.status === 'live' || auction?.status === 'upcoming'

interface Props {
  readonly car: Car
  readonly auction: CarAuction | undefined
  /** Name of its lot. */
  readonly place: string | undefined
}

const Picture = ({ car, auction, name }: Omit<Props, 'place'> & { readonly name: string }) => {
  const translate = useTranslate()
  const tones = fieldOf(entityOf(useAdmin(), 'cars'), 'status')?.schema.tones
  return (
    <Box sx={PICTURE}>
      <CarPicture image={car.image} car={car} size="card" alt={name} />
      <Box sx={{ position: 'absolute', display: 'flex', insetInlineStart: 12, top: 12 }}>
        <PictureLabel tone={tones?.[car.status]}>
          {translate(`resources.cars.options.status.${car.status}`, { _: car.status })}
        </PictureLabel>
      </Box>
      {onSale(auction) && (
        <Box sx={{ position: 'absolute', insetInlineStart: 12, bottom: 12, fontVariantNumeric: 'tabular-nums' }}>
          <PictureLabel>
            <AuctionTime auction={auction} />
          </PictureLabel>
        </Box>
      )}
    </Box>
  )
}

/** Name, key facts and location of a car, its price during an auction, and its firm where cars of several are shown. */
const Lines = ({ car, auction, place, name }: Props & { readonly name: string }) => {
  const t = useAreaTexts('inventory')
  const [locale] = useLocaleState()
  const firm = useListedTenant()
  const miles = car.odometer !== null && t('inventory.list.miles', { value: formatCount(car.odometer, locale) })
  const facts = [car.lotNumber && t('inventory.list.lot', { number: car.lotNumber }), miles].filter(Boolean).join(' · ')
  return (
    <Stack sx={{ p: 2, gap: 0.25 }}>
      <Typography variant="subtitle2" component="h2" className="hub-cut-second" title={name}>
        {name}
      </Typography>
      <Typography {...LINE} noWrap={false}>
        {facts || '\u00a0'}
      </Typography>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'baseline', gap: 1 }}>
        <Typography {...LINE}>{place ?? '\u00a0'}</Typography>
        {onSale(auction) && (
          <Typography variant="subtitle2" component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
            {formatMoney(auction.price ?? auction.startPrice, auction.currency, locale)}
          </Typography>
        )}
      </Stack>
      {firm && (
        <Typography {...LINE}>
          <RecordValue record={car} field={firm} />
        </Typography>
      )}
    </Stack>
  )
}

/** A car in the grid: picture, facts, location and auction. */
export const CarCard = (props: Props) => {
  const { car } = props
  const t = useAreaTexts('inventory')
  const translate = useTranslate()
  const labelled = useLabelled()
  const path = useCreatePath()
  const { selectedIds, onToggleItem } = useListContext()
  const name = carName(car) || t('inventory.list.lot', { number: car.lotNumber ?? '–' })
  const chosen = selectedIds.includes(car.id)
  return (
    <Card sx={card(chosen)} component="article" aria-label={name}>
      <CardActionArea
        component={LinkBase}
        to={path({ resource: 'cars', type: 'show', id: car.id })}
        data-id={car.id}
        {...opens(car.id)}
        sx={{ flex: 1, '&[aria-current]': { backgroundColor: LAST_OPENED_BACKGROUND } }}
      >
        <Picture {...props} name={name} />
        <Lines {...props} name={name} />
      </CardActionArea>
      <Checkbox
        checked={chosen}
        onChange={() => onToggleItem(car.id)}
        slotProps={{ input: { 'aria-label': labelled(translate('app.list.selectRow'), name) } }}
        sx={CHOICE}
      />
    </Card>
  )
}

/** Skeleton of a card. */
export const CardSkeleton = () => (
  <Card sx={card(false)}>
    <Box sx={PICTURE}>
      <Skeleton variant="rectangular" width="100%" height="100%" />
    </Box>
    <Stack sx={{ p: 2, gap: 0.25, fontSize: '0.8125rem' }}>
      <Skeleton width="70%" />
      <Skeleton width="55%" />
      <Skeleton width="40%" />
      {useListedTenant() && <Skeleton width="50%" />}
    </Stack>
  </Card>
)
