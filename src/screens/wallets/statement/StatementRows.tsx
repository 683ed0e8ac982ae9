import { Box, Stack, Table, TableBody, TableCell, TableHead, TableRow, type Theme, Typography, useMediaQuery } from '@mui/material'
import { useListContext, useLocaleState, useTranslate } from 'react-admin'
import { useMay } from '../../../admin/adminContext.tsx'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { formatDateTime } from '../../../providers/i18n/format.ts'
import { isDebit } from '../amounts.ts'
import { LotNames } from '../lotNames.tsx'
import { Purpose } from '../Purpose.tsx'
import type { Posting, Wallet } from '../records.ts'
import { useMoney } from '../useMoney.ts'
import { Reverse } from './Reverse.tsx'

interface Props {
  readonly wallet: Wallet
}

const NUMBER = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const

const Amount = ({ posting, wallet }: Props & { readonly posting: Posting }) => {
  const money = useMoney(wallet.currency)
  const debit = isDebit(posting.amount)
  return (
    <Typography component="span" variant="body2" color={debit ? 'text.primary' : 'success.main'} sx={{ ...NUMBER, fontWeight: 600 }}>
      <bdi>{money(posting.amount, { signed: true })}</bdi>
    </Typography>
  )
}

const useKind = () => {
  const translate = useTranslate()
  return (kind: string) => translate(`resources.postings.options.kind.${kind}`)
}

const Rows = ({ wallet, postings }: Props & { readonly postings: readonly Posting[] }) => {
  const t = useAreaTexts('wallets')
  const translate = useTranslate()
  const kind = useKind()
  const money = useMoney(wallet.currency)
  const [locale] = useLocaleState()
  const reverses = useMay()('wallets', 'approve')
  const head = (field: string) => translate(`resources.postings.fields.${field}`)
  return (
    <Table size="small" sx={{ '& tr > :first-of-type': { paddingInlineStart: 3 }, '& tr > :last-of-type': { paddingInlineEnd: 3 } }}>
      <TableHead>
        <TableRow>
          <TableCell>{head('at')}</TableCell>
          <TableCell>{head('kind')}</TableCell>
          <TableCell align="right">{head('amount')}</TableCell>
          <TableCell align="right">{t('wallets.balance')}</TableCell>
          {reverses && <TableCell aria-label={t('wallets.reverse.button')} />}
        </TableRow>
      </TableHead>
      <TableBody>
        {postings.map((posting) => (
          <TableRow key={posting.id} hover>
            <TableCell sx={{ ...NUMBER, color: 'text.secondary' }}>{formatDateTime(posting.at, locale)}</TableCell>
            <TableCell sx={{ width: '60%', textWrap: 'balance', '& a, & bdi': { color: 'text.secondary' } }}>
              <Typography variant="body2" sx={{ fontWeight: 500 }}>
                {kind(posting.kind)}
              </Typography>
              <Purpose reference={posting.reference} reason={posting.reason} />
            </TableCell>
            <TableCell align="right">
              <Amount posting={posting} wallet={wallet} />
            </TableCell>
            <TableCell align="right" sx={{ ...NUMBER, color: 'text.secondary' }}>
              {money(posting.balance)}
            </TableCell>
            {reverses && (
              <TableCell padding="none" align="right">
                <Reverse posting={posting} wallet={wallet} />
              </TableCell>
            )}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

const Items = ({ wallet, postings }: Props & { readonly postings: readonly Posting[] }) => {
  const t = useAreaTexts('wallets')
  const kind = useKind()
  const money = useMoney(wallet.currency)
  const [locale] = useLocaleState()
  return (
    <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {postings.map((posting) => (
        <Stack key={posting.id} component="li" direction="row" sx={{ gap: 1, px: 2, py: 1.5, borderTop: 1, borderColor: 'divider' }}>
          <Box sx={{ flex: 1, minWidth: 0, textWrap: 'balance', '& a, & bdi': { color: 'text.secondary' } }}>
            <Typography variant="body2" sx={{ fontWeight: 500 }}>
              {kind(posting.kind)}
            </Typography>
            <Purpose reference={posting.reference} reason={posting.reason} />
            <Typography variant="caption" component="div" color="text.secondary">
              {formatDateTime(posting.at, locale)}
            </Typography>
          </Box>
          <Stack sx={{ alignItems: 'flex-end' }}>
            <Amount posting={posting} wallet={wallet} />
            <Typography variant="caption" color="text.secondary" sx={NUMBER} aria-label={t('wallets.balance')}>
              {money(posting.balance)}
            </Typography>
            <Reverse posting={posting} wallet={wallet} />
          </Stack>
        </Stack>
      ))}
    </Stack>
  )
}

/** Postings on a page of the statement with the running balance: a table, on narrow pages a list. */
export const StatementRows = ({ wallet }: Props) => {
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const { data = [] } = useListContext<Posting>()
  return <LotNames of={data}>{narrow ? <Items wallet={wallet} postings={data} /> : <Rows wallet={wallet} postings={data} />}</LotNames>
}
