import { Box } from '@mui/material'
import { Panel } from './Panel.tsx'
import { type Sheet, useDealTexts } from './useSheet.ts'

interface Props {
  readonly title: string
  readonly terms: NonNullable<Sheet['buying']>
  readonly currency: string
  readonly deposit: string | null
  readonly owed: string | null
}

const TABLE = {
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { textAlign: 'start', fontWeight: 400, px: 0, py: 0.75, verticalAlign: 'top', borderTop: '1px solid var(--line)' },
  '& :is(td, th):last-child': { textAlign: 'end', paddingInlineStart: 2, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  '& tbody tr:first-of-type > *': { borderTop: 0 },
  '& .strong > *': { fontWeight: 650 },
} as const

const Row = ({ label, amount, strong = false }: { readonly label: string; readonly amount: string; readonly strong?: boolean }) => (
  <tr className={strong ? 'strong' : undefined}>
    <th scope="row">{label}</th>
    <td>{amount}</td>
  </tr>
)

const isSome = (amount: string | null): amount is string => amount !== null && amount !== '0.00'

/** The lines of one side's invoice or statement, with totals. */
export const TermsTable = ({ title, terms, currency, deposit, owed }: Props) => {
  const { t, money, percent } = useDealTexts()
  const taxed = terms.vat !== '0.00'
  return (
    <Panel title={title}>
      <Box component="table" aria-label={title} sx={TABLE}>
        <tbody>
          {terms.lines.map(({ kind, net }) => (
            <Row key={kind} label={t(`deals.line.${kind}`)} amount={money(net, currency)} />
          ))}
          {taxed &&
            terms.lines.map(({ kind, rate, vat }) => (
              <Row
                key={`vat ${kind}`}
                label={t('deals.line.vat', { rate: percent(rate), of: t(`deals.line.${kind}`) })}
                amount={money(vat, currency)}
              />
            ))}
          <Row strong label={t('deals.line.total')} amount={money(terms.total, currency)} />
          {isSome(deposit) && <Row label={t('deals.line.deposit')} amount={money(`-${deposit}`, currency)} />}
          {owed !== null && <Row strong label={t('deals.line.owed')} amount={money(owed, currency)} />}
        </tbody>
      </Box>
    </Panel>
  )
}
