import Download from '@mui/icons-material/DownloadOutlined'
import Print from '@mui/icons-material/PrintOutlined'
import TaskAlt from '@mui/icons-material/TaskAltOutlined'
import { Button, Stack } from '@mui/material'
import { useState } from 'react'
import { LinkBase, useCreatePath, useNotify } from 'react-admin'
import { useMay } from '../../admin/adminContext.tsx'
import { useHub } from '../../admin/hub.ts'
import { useRefusalReason } from '../../admin/useRefusalReason.ts'
import type { CommissionStatement, commissionCalls } from '../../domain/commission/calls.ts'
import { refusalOf } from '../../providers/data/refusal.ts'
import { direction } from '../../providers/i18n/locales.ts'
import { useLabelled } from '../../providers/i18n/useLabelled.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { saveBlob } from '../../ui/saveBlob.ts'
import { printResult } from '../reports/export/printResult.ts'
import { useStatementTexts } from './useStatementTexts.ts'

/** Columns of an exported file, and the keys of their names. */
const COLUMNS: Readonly<Record<string, string>> = {
  number: 'document',
  kind: 'kind',
  date: 'date',
  customer: 'customer',
  correction: 'correction',
  basis: 'basisName',
  currency: 'currency',
  net: 'net',
  profit: 'profit',
  percentage: 'rate',
  commission: 'commission',
}

interface Props {
  readonly statement: CommissionStatement
  readonly onPosted: () => void
}

/** Runs work and notifies the user of a failure. */
const useAttempt = () => {
  const notify = useNotify()
  const reasonOf = useRefusalReason()
  const [busy, setBusy] = useState(false)
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      notify(reasonOf(refusalOf(error) ?? {}), { type: 'error', multiLine: true })
    } finally {
      setBusy(false)
    }
  }
  return { attempt, busy }
}

const usePrint = ({ name, month, currency, state, lines, totals }: CommissionStatement) => {
  const { t, title, amount, rate, day, month: monthName } = useStatementTexts()
  const labelled = useLabelled()
  const columns = ['document', 'date', 'customer', 'net', 'profit', 'rate', 'commission'].map((column, at) => ({
    name: t(`commission.${column}`),
    isNumber: at > 2,
  }))
  const rows = lines.map((line) => [
    ...[line.number ?? '–', day(line.date), line.customer, amount(line.net, currency), amount(line.profit, currency)],
    ...[rate(line), amount(line.commission, currency)],
  ])
  const sums = [
    t('commission.total'),
    '',
    '',
    amount(totals.net, currency),
    amount(totals.profit, currency),
    '',
    amount(totals.commission, currency),
  ]
  return () =>
    printResult({
      title: labelled(title, name),
      lines: [monthName(month), t(`commission.state.${state}`)],
      columns,
      rows: [...rows, sums],
    })
}

const Post = ({ statement: { salesman, name, month }, onPosted }: Props) => {
  const { t, month: monthName } = useStatementTexts()
  const hub = useHub()
  const notify = useNotify()
  const { attempt, busy } = useAttempt()
  const [asking, setAsking] = useState(false)
  const post = () =>
    attempt(async () => {
      await hub.call<typeof commissionCalls.post>('POST', '/api/commission/post', { body: { salesman, month } })
      notify(t('commission.posted'), { type: 'success' })
      onPosted()
    }).finally(() => setAsking(false))
  return (
    <>
      <Button variant="contained" startIcon={<TaskAlt />} onClick={() => setAsking(true)}>
        {t('commission.post')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('commission.postTitle', { name, month: monthName(month) })}
        text={t('commission.postText')}
        yes={t('commission.post')}
        busy={busy}
        onYes={() => void post()}
        onClose={() => setAsking(false)}
      />
    </>
  )
}

/** Exports, prints and posts a statement. */
export const StatementActions = ({ statement, onPosted }: Props) => {
  const { t, locale } = useStatementTexts()
  const hub = useHub()
  const may = useMay()
  const path = useCreatePath()
  const { attempt, busy } = useAttempt()
  const print = usePrint(statement)
  const { salesman, month, record } = statement
  const save = (format: 'csv' | 'xlsx') =>
    attempt(async () => {
      const headings = Object.fromEntries(Object.entries(COLUMNS).map(([column, key]) => [column, t(`commission.${key}`)]))
      const body = { salesman, month, format, rightToLeft: direction(locale) === 'rtl', headings }
      const file = await hub.requestFile('/commission/export', body)
      saveBlob(file.blob, file.name ?? `commission.${format}`)
    })
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      {(['csv', 'xlsx'] as const).map((format) => (
        <Button key={format} startIcon={<Download />} disabled={busy} onClick={() => void save(format)}>
          {t(`commission.${format}`)}
        </Button>
      ))}
      <Button startIcon={<Print />} onClick={() => void attempt(print)}>
        {t('commission.print')}
      </Button>
      {record !== null && may('commissionStatements', 'show') && (
        <Button component={LinkBase} to={path({ resource: 'commissionStatements', id: record, type: 'show' })}>
          {t('commission.record')}
        </Button>
      )}
      {statement.postable && <Post statement={statement} onPosted={onPosted} />}
    </Stack>
  )
}
