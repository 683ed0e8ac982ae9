import { Box, Button, Chip, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LinkBase, useLocaleState } from 'react-admin'
import { useMay } from '../../../admin/adminContext.tsx'
import { useHub } from '../../../admin/hub.ts'
import type { bankStatementCalls } from '../../../domain/bankStatements/calls.ts'
import type { ShownMap } from '../../../model/entityMap.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { formatDate, formatMoney } from '../../../providers/i18n/format.ts'
import { Section } from '../../parts/Section.tsx'
import { useMoneyCall } from '../useMoneyCall.ts'
import AcceptDialog from './AcceptDialog.tsx'

type Statement = ShownMap['bankStatements']
type Line = Statement['lines'][number]

const useMatches = ({ id, _version }: Statement) => {
  const hub = useHub()
  return useQuery({
    queryKey: ['bankStatements', 'matches', id, _version],
    queryFn: () => hub.call<typeof bankStatementCalls.matches>('GET', '/api/bankStatements/{id}/matches', { params: { id } }),
    retry: false,
  })
}

type Match = NonNullable<ReturnType<typeof useMatches>['data']>[number]['matches'][number]

interface MatchProps {
  readonly match: Match
  readonly currency: string
  readonly first: boolean
  readonly busy: boolean
  readonly onAccept: (fee?: string) => void
}

/** Names of customers can be longer than a phone is wide. */
const WRAPPED = { whiteSpace: 'normal', overflowWrap: 'anywhere' } as const

/** Posts the line for a document; if a small amount is missing, also with the difference as the bank's fee. */
const MatchButtons = ({ match: { number, name, fee }, currency, first, busy, onAccept }: MatchProps) => {
  const t = useAreaTexts('money')
  const [locale] = useLocaleState()
  return (
    <>
      <Button size="small" variant={first ? 'contained' : 'outlined'} sx={WRAPPED} disabled={busy} onClick={() => onAccept()}>
        <bdi>{`${number ?? ''} · ${name}`}</bdi>
      </Button>
      {fee !== null && (
        <Button size="small" variant="outlined" sx={WRAPPED} disabled={busy} onClick={() => onAccept(fee)}>
          {t('money.bank.withFee', { number: number ?? '', fee: formatMoney(fee, currency, locale) })}
        </Button>
      )}
    </>
  )
}

interface OpenProps {
  readonly statement: Statement
  readonly line: Line
  readonly matches: readonly Match[]
}

/** The calls that complete a line: post it for a document or as a bank fee or interest, or ignore it. */
const useLineCalls = ({ statement, line }: Pick<OpenProps, 'statement' | 'line'>) => {
  const t = useAreaTexts('money')
  const { send, busy, refused } = useMoneyCall('payments', t('money.paid'))
  const params = { id: statement.id }
  const accept = ({ entity, id, customer }: Match, fee?: string) => {
    const settles = entity === 'invoices' ? { invoice: id } : { purchase: id }
    const body = { line: line.id, customer, ...settles, ...(fee !== undefined && { fee }) }
    void send((hub) => hub.call<typeof bankStatementCalls.accept>('POST', '/api/bankStatements/{id}/accept', { params, body }))
  }
  const only = { params, body: { line: line.id } }
  const charge = () => {
    void send((hub) => hub.call<typeof bankStatementCalls.charge>('POST', '/api/bankStatements/{id}/charge', only), t('money.bank.posted'))
  }
  const ignore = () => {
    void send((hub) => hub.call<typeof bankStatementCalls.ignore>('POST', '/api/bankStatements/{id}/ignore', only), t('money.bank.ignored'))
  }
  return { accept, charge, ignore, busy, reason: Object.values(refused.fields)[0] ?? refused.message }
}

const OpenLine = ({ statement, line, matches }: OpenProps) => {
  const t = useAreaTexts('money')
  const may = useMay()
  const [asking, setAsking] = useState(false)
  const { accept, charge, ignore, busy, reason } = useLineCalls({ statement, line })
  return (
    <Stack sx={{ gap: 1, mt: 1 }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {matches.slice(0, 3).map((match, index) => (
          <MatchButtons
            key={match.id}
            match={match}
            currency={statement.currency ?? ''}
            first={index === 0}
            busy={busy}
            onAccept={(fee) => accept(match, fee)}
          />
        ))}
        <Button size="small" disabled={busy} onClick={() => setAsking(true)}>
          {t('money.bank.other')}
        </Button>
        {may('moneyTransfers', 'create') && (
          <Button size="small" disabled={busy} onClick={charge}>
            {t(line.amount.startsWith('-') ? 'money.bank.fee' : 'money.bank.interest')}
          </Button>
        )}
        <Button size="small" color="inherit" disabled={busy} onClick={ignore}>
          {t('money.bank.ignore')}
        </Button>
      </Stack>
      {reason && (
        <Typography variant="body2" color="error" role="alert">
          {reason}
        </Typography>
      )}
      {asking && <AcceptDialog statement={statement} line={line.id} onClose={() => setAsking(false)} />}
    </Stack>
  )
}

/** The state of a completed line, with a link to the posted document. */
const Outcome = ({ line: { state, payment, charge } }: { readonly line: Line }) => {
  const t = useAreaTexts('money')
  const way = payment ? `/payments/${encodeURIComponent(payment)}/show` : charge && `/moneyTransfers/${encodeURIComponent(charge)}/show`
  const label = t(`money.bank.${state === 'posted' ? 'posted' : 'ignored'}`)
  return way ? <Chip size="small" clickable component={LinkBase} to={way} label={label} /> : <Chip size="small" label={label} />
}

/** Lines of a statement; open ones have a suggested document and a button that posts the payment. */
const StatementLines = ({ statement }: { readonly statement: Statement }) => {
  const t = useAreaTexts('money')
  const [locale] = useLocaleState()
  const may = useMay()
  const { data, isPending, isError, refetch } = useMatches(statement)
  const matchesOf = (id: string) => data?.find(({ line }) => line === id)?.matches ?? []
  return (
    <Section title={t('money.bank.lines')} pending={isPending} failed={isError && t('money.failed')} retry={() => void refetch()}>
      <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data &&
          statement.lines.map((line) => (
            <Box component="li" key={line.id} sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
              <Stack direction="row" sx={{ gap: 2, justifyContent: 'space-between' }}>
                <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                  <Typography variant="body2" sx={{ fontWeight: 600 }}>
                    <bdi>{line.party ?? '–'}</bdi>
                  </Typography>
                  <Typography variant="body2" color="text.secondary">
                    {formatDate(line.date, locale)} <bdi>{line.text}</bdi>
                  </Typography>
                </Box>
                <Stack sx={{ alignItems: 'flex-end', gap: 0.5 }}>
                  <Typography variant="body2" sx={{ fontWeight: 600, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
                    <bdi>{formatMoney(line.amount, statement.currency ?? '', locale)}</bdi>
                  </Typography>
                  {line.state !== 'open' && <Outcome line={line} />}
                </Stack>
              </Stack>
              {line.state === 'open' && may('bankStatements', 'approve') && (
                <OpenLine statement={statement} line={line} matches={matchesOf(line.id)} />
              )}
            </Box>
          ))}
      </Stack>
    </Section>
  )
}

export default StatementLines
