import { Box, Button, Card, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { LinkBase, useLocaleState, useTranslate } from 'react-admin'
import { useMay } from '../../../admin/adminContext.tsx'
import type { Lot } from '../../../domain/auction/room.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { formatCount, formatList } from '../../../providers/i18n/format.ts'
import { useMoney } from '../useMoney.ts'

/** Never wrapped: it is the last fact, so it may be longer than its column. */
const VIN = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const

const useFacts = ({ car, startPrice, currency, saleType }: Lot): readonly (readonly [string, ReactNode])[] => {
  const t = useAreaTexts('bidding')
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const money = useMoney(currency)
  const option = (field: string, value: string) => translate(`resources.cars.options.${field}.${value}`, { _: value })
  return [
    [t('bidding.room.odometer'), car.odometer !== null && t('bidding.lot.miles', { count: formatCount(car.odometer, locale) })],
    [t('bidding.room.titleType'), car.titleType && option('titleType', car.titleType)],
    [
      t('bidding.room.damages'),
      car.damages.length > 0
        ? formatList(
            car.damages.map((each) => option('damages', each)),
            locale,
          )
        : t('bidding.room.noDamages'),
    ],
    [t('bidding.room.location'), car.location],
    [t('bidding.room.saleType'), translate(`resources.auctions.options.saleType.${saleType}`, { _: saleType })],
    [t('bidding.room.startPrice'), money(startPrice)],
    [t('bidding.room.vin'), car.vin && <bdi style={VIN}>{car.vin}</bdi>],
  ]
}

/** The facts of the car. */
export const Facts = ({ lot }: { readonly lot: Lot }) => {
  const t = useAreaTexts('bidding')
  const may = useMay()
  const facts = useFacts(lot).filter(([, value]) => value)
  const opens = may('cars', 'show') && (lot.own.seller || may('cars', 'delete'))
  return (
    <Card component="section" aria-labelledby="facts" sx={{ p: { xs: 2, sm: 3 } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', mb: 1.5 }}>
        <Typography id="facts" variant="h6" component="h2" sx={{ flex: 1 }}>
          {t('bidding.room.facts')}
        </Typography>
        {opens && (
          <Button component={LinkBase} to={`/cars/${encodeURIComponent(lot.car.id)}/show`} size="small" sx={{ my: -0.5 }}>
            {t('bidding.room.openCar')}
          </Button>
        )}
      </Box>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', columnGap: 3, rowGap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(168px, 45%), 1fr))' }}
      >
        {facts.map(([label, value]) => (
          <Box key={label} sx={{ minWidth: 0 }}>
            <Typography component="dt" variant="caption" color="text.secondary">
              {label}
            </Typography>
            <Box component="dd" sx={{ m: 0, typography: 'body2', fontWeight: 500, overflowWrap: 'anywhere' }}>
              {value}
            </Box>
          </Box>
        ))}
      </Box>
    </Card>
  )
}
