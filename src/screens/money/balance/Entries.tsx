import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined'
import {
  Box,
  Link,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  type Theme,
  Typography,
  useMediaQuery,
} from '@mui/material'
import type { ReactNode } from 'react'
import { LinkBase, useLocaleState } from 'react-admin'
import type { paymentCalls } from '../../../domain/payments/calls.ts'
import type { AnswerOf } from '../../../model/calls/callContract.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { formatDate, formatMoney } from '../../../providers/i18n/format.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'

type StatementEntry = AnswerOf<typeof paymentCalls.statement>['entries'][number]
type LedgerEntry = AnswerOf<typeof paymentCalls.safeLedger>['entries'][number]

/** An entry of a statement or a ledger. */
interface Entry extends StatementEntry {
  /** In a ledger: the customer, or the other side of a transfer. */
  readonly party?: LedgerEntry['party']
}

interface Props {
  readonly label: string
  readonly currency: string
  readonly opening: string
  readonly closing: string
  readonly entries: readonly Entry[]
  /** Renders the counterparty of an entry. */
  readonly party?: (entry: Entry) => ReactNode
}

const NUMBER = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const

const useMoney = (currency: string) => {
  const [locale] = useLocaleState()
  return (amount: string) => <bdi>{formatMoney(amount, currency, locale)}</bdi>
}

const Document = ({ entry }: { readonly entry: Entry }) => {
  const t = useAreaTexts('money')
  return (
    <>
      {t(`money.kinds.${entry.kind}`)}{' '}
      <Link component={LinkBase} to={`/${entry.entity}/${encodeURIComponent(entry.id)}/show`}>
        <bdi>{entry.number ?? '–'}</bdi>
      </Link>
    </>
  )
}

const Sum = ({
  label,
  amount,
  currency,
  columns,
}: {
  readonly label: string
  readonly amount: string
  readonly currency: string
  readonly columns: number
}) => {
  const money = useMoney(currency)
  return (
    <TableRow>
      <TableCell colSpan={columns} sx={{ fontWeight: 600 }}>
        {label}
      </TableCell>
      <TableCell align="right" sx={{ ...NUMBER, fontWeight: 600 }}>
        {money(amount)}
      </TableCell>
    </TableRow>
  )
}

const Rows = ({ label, currency, opening, closing, entries, party }: Props) => {
  const t = useAreaTexts('money')
  const [locale] = useLocaleState()
  const money = useMoney(currency)
  const columns = party ? 4 : 3
  return (
    <TableContainer tabIndex={0}>
      <Table size="small" aria-label={label}>
        <TableHead>
          <TableRow>
            <TableCell>{t('money.date')}</TableCell>
            <TableCell>{t('money.document')}</TableCell>
            {party && <TableCell>{t('money.party')}</TableCell>}
            <TableCell align="right">{t('money.amount')}</TableCell>
            <TableCell align="right">{t('money.balance')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          <Sum label={t('money.opening')} amount={opening} currency={currency} columns={columns} />
          {entries.map((entry) => (
            <TableRow key={`${entry.entity}.${entry.id}.${entry.amount}`} hover>
              <TableCell sx={NUMBER}>{formatDate(entry.date, locale)}</TableCell>
              <TableCell>
                <Document entry={entry} />
              </TableCell>
              {party && <TableCell>{party(entry)}</TableCell>}
              <TableCell align="right" sx={NUMBER}>
                {money(entry.amount)}
              </TableCell>
              <TableCell align="right" sx={NUMBER}>
                {money(entry.balance)}
              </TableCell>
            </TableRow>
          ))}
          <Sum label={t('money.closing')} amount={closing} currency={currency} columns={columns} />
        </TableBody>
      </Table>
    </TableContainer>
  )
}

const Line = ({ label, amount, currency }: { readonly label: ReactNode; readonly amount: string; readonly currency: string }) => {
  const money = useMoney(currency)
  return (
    <Stack component="li" direction="row" sx={{ gap: 1, py: 1, justifyContent: 'space-between', borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {label}
      </Typography>
      <Typography variant="body2" sx={{ ...NUMBER, fontWeight: 600 }}>
        {money(amount)}
      </Typography>
    </Stack>
  )
}

const Items = ({ label, currency, opening, closing, entries, party }: Props) => {
  const t = useAreaTexts('money')
  const [locale] = useLocaleState()
  const money = useMoney(currency)
  return (
    <Stack component="ul" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      <Line label={t('money.opening')} amount={opening} currency={currency} />
      {entries.map((entry) => (
        <Stack
          key={`${entry.entity}.${entry.id}.${entry.amount}`}
          component="li"
          direction="row"
          sx={{ gap: 1, py: 1, borderTop: 1, borderColor: 'divider', justifyContent: 'space-between' }}
        >
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography variant="body2">
              <Document entry={entry} />
            </Typography>
            <Typography variant="caption" color="text.secondary" component="div">
              {formatDate(entry.date, locale)} {party?.(entry)}
            </Typography>
          </Box>
          <Stack sx={{ alignItems: 'flex-end' }}>
            <Typography variant="body2" sx={NUMBER}>
              {money(entry.amount)}
            </Typography>
            <Typography variant="caption" color="text.secondary" sx={NUMBER} aria-label={t('money.balance')}>
              {money(entry.balance)}
            </Typography>
          </Stack>
        </Stack>
      ))}
      <Line label={t('money.closing')} amount={closing} currency={currency} />
    </Stack>
  )
}

/** Entries with a running balance, between opening and closing balance: a table, on narrow pages a list. */
export const Entries = (props: Props) => {
  const t = useAreaTexts('money')
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  if (props.entries.length === 0 && props.opening === props.closing && Number(props.opening) === 0)
    return <EmptyState size="line" icon={<ReceiptLong />} text={t('money.noEntries')} />
  return narrow ? <Items {...props} /> : <Rows {...props} />
}
