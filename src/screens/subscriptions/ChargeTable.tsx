import { Box, Typography } from '@mui/material'
import { formatPercent } from '../../providers/i18n/format.ts'
import type { Charge } from './records.ts'
import { usePlanTexts } from './usePlanTexts.ts'

type Line = Charge['lines'][number]

const TABLE = {
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { textAlign: 'start', fontWeight: 400, px: 0, py: 0.75, verticalAlign: 'top', borderTop: '1px solid var(--line)' },
  '& thead th': { borderTop: 0, color: 'text.secondary', typography: 'body2' },
  '& :is(td, th):last-child': { textAlign: 'end', paddingInlineStart: 2, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  '& tfoot tr:last-child > *': { fontWeight: 650 },
} as const

const useLine = (currency: string) => {
  const { t, day, money, count } = usePlanTexts()
  return ({ kind, name, quantity, price, from, until, days, of }: Line) => ({
    name: t(`plans.line.${kind}`, { name, quantity: count(quantity), price: money(price, currency) }),
    when: t(days === of ? 'plans.line.whole' : 'plans.line.days', {
      from: day(from),
      until: day(until),
      days: count(days),
      of: count(of),
    }),
  })
}

const Sum = ({ label, amount }: { readonly label: string; readonly amount: string }) => (
  <tr>
    <th scope="row">{label}</th>
    <td>{amount}</td>
  </tr>
)

/** Lines of a charge with VAT and total, to the cent. */
export const ChargeTable = ({ charge }: { readonly charge: Charge }) => {
  const { t, locale, money } = usePlanTexts()
  const { lines, net, vatRate, vat, total, currency } = charge
  const lineOf = useLine(currency)
  return (
    <Box component="table" aria-label={t('plans.line.table')} sx={TABLE}>
      <thead>
        <tr>
          <th scope="col">{t('plans.line.item')}</th>
          <th scope="col">{t('plans.line.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => {
          const { name, when } = lineOf(line)
          return (
            <tr key={`${line.kind} ${line.name} ${line.from}`}>
              <th scope="row">
                {name}
                <Typography component="div" variant="caption" color="text.secondary">
                  {when}
                </Typography>
              </th>
              <td>{money(line.amount, currency)}</td>
            </tr>
          )
        })}
      </tbody>
      <tfoot>
        <Sum label={t('plans.line.net')} amount={money(net, currency)} />
        <Sum label={t('plans.line.vat', { rate: formatPercent(vatRate, locale) })} amount={money(vat, currency)} />
        <Sum label={t('plans.line.total')} amount={money(total, currency)} />
      </tfoot>
    </Box>
  )
}
