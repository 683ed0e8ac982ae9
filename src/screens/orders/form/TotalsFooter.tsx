import { Box } from '@mui/material'
import { memo } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import { useEntity } from '../../../admin/adminContext.tsx'
import { useFormValues } from '../../../admin/form/entityForm.ts'
import { formatDecimal, formatMoney, formatPercent } from '../../../model/values/numberText.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { type OrderEntity, type SlipState, taxesOf } from './slipLines.ts'

const LIST = {
  ...{
    m: 0,
    marginInlineStart: 'auto',
    display: 'grid',
    gridTemplateColumns: 'auto auto',
    rowGap: 0.25,
    fontSize: '0.875rem',
  },
  fontVariantNumeric: 'tabular-nums',
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, paddingInlineStart: '24px', textAlign: 'end' },
  '[dir=rtl] & dd': { textAlign: 'start' },
  '& > :is(dt, dd):last-of-type': { pt: 0.5, borderTop: '1px solid var(--line)', fontWeight: 600, color: 'text.primary' },
} as const

const SHOWN = ['grossTotal', 'totalDiscounts', 'totalPromotions', 'totalSurcharges'] as const

const isNothing = (amount: string): boolean => /^-?0*(\.0*)?$/.test(amount)

/** Totals of the lines as the server computes them: sums, VAT by rate, net total. */
export const TotalsFooter = memo(function TotalsFooter({ state }: { readonly state: SlipState }) {
  const entity = useEntity()
  const translate = useTranslate()
  const texts = useAreaTexts('delivery')
  const [locale] = useLocaleState()
  const [currency] = useFormValues<OrderEntity>('currency')
  const { totals } = state
  if (!totals) return null
  const money = (amount: string) =>
    typeof currency === 'string' && currency !== '' ? formatMoney(amount, currency, locale) : formatDecimal(amount, locale, 2)
  const label = (name: string) => translate(`resources.${entity.id}.fields.${name}`)
  const taxes = taxesOf(state).filter(({ vat, rate }) => !isNothing(vat) || !isNothing(rate))
  const rows: readonly (readonly [string, string])[] = [
    ...SHOWN.filter((name) => name === 'grossTotal' || !isNothing(totals[name])).map((name) => [label(name), money(totals[name])] as const),
    ...taxes.map(
      ({ rate, base, vat }) =>
        [texts('delivery.slip.vatOf', { rate: formatPercent(rate, locale), base: money(base) }), money(vat)] as const,
    ),
    [label('netTotal'), money(totals.netTotal)],
  ]
  return (
    <Box component="dl" sx={LIST} aria-label={texts('delivery.slip.totals')}>
      {rows.map(([name, value]) => [
        <dt key={`${name} label`}>{name}</dt>,
        <dd key={name}>
          <bdi>{value}</bdi>
        </dd>,
      ])}
    </Box>
  )
})
