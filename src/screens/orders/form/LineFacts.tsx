import { Box, Typography } from '@mui/material'
import { useLocaleState } from 'react-admin'
import { marginPercent } from '../../../domain/orders/margin.ts'
import { mainUnitOf } from '../../../domain/orders/materialFacts.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { formatDate, formatDecimal, formatPercent } from '../../../providers/i18n/format.ts'
import { trimZeros } from '../../parts/trimZeros.ts'
import type { KnownMaterial, SlipLine } from './slipLines.ts'

const FACTS = {
  ...{ m: 0, display: 'grid', gridTemplateColumns: 'max-content minmax(0, 1fr)', columnGap: 2, rowGap: 0.25, fontSize: '0.8125rem' },
  ...{ fontVariantNumeric: 'tabular-nums', '& dt': { color: 'text.secondary' }, '& dd': { m: 0 } },
} as const

interface Props {
  readonly line: SlipLine['line']
  readonly facts: KnownMaterial
}

/** Facts about the material of the line that is being edited (`PRODUCT.md E10, E16`). */
export const LineFacts = ({ line, facts }: Props) => {
  const texts = useAreaTexts('delivery')
  const [locale] = useLocaleState()
  const number = (decimal: string) => formatDecimal(trimZeros(decimal), locale)
  const { stock, agreed, cost, units } = facts
  const mainUnit = mainUnitOf(facts) ?? ''
  const margin = cost && line.price ? marginPercent({ price: line.price, unit: line.unit }, cost, units) : undefined
  const rows: (readonly [string, string])[] = [
    ...(stock
      ? (['onHand', 'reserved', 'available'] as const).map(
          (name) => [texts(`delivery.slip.${name}`), `${number(stock[name])} ${mainUnit}`] as const,
        )
      : []),
    ...(agreed.length > 0
      ? [
          [
            texts('delivery.slip.lastPrices'),
            agreed
              .slice(0, 3)
              .map(({ price, unit, date }) => `${number(price)}${unit ? ` / ${unit}` : ''} (${formatDate(date, locale)})`)
              .join(' · '),
          ] as const,
        ]
      : []),
    ...(margin === undefined ? [] : [[texts('delivery.slip.margin'), formatPercent(margin, locale)] as const]),
  ]
  if (rows.length === 0) return null
  return (
    <>
      <Typography variant="caption" color="text.secondary">
        {texts('delivery.slip.line', { number: line.lineNumber ?? '' })}
      </Typography>
      <Box component="dl" sx={FACTS}>
        {rows.map(([label, value]) => [
          <dt key={`${label} label`}>{label}</dt>,
          <dd key={label}>
            <bdi>{value}</bdi>
          </dd>,
        ])}
      </Box>
    </>
  )
}
