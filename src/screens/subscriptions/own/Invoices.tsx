import Print from '@mui/icons-material/PrintOutlined'
import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined'
import { Box, IconButton, Link, Tooltip, Typography } from '@mui/material'
import { Suspense, useState } from 'react'
import { LinkBase } from 'react-admin'
import { StateChip } from '../../../admin/StateChip.tsx'
import { useRecords } from '../../../admin/useRecords.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { lazy } from '../../../ui/lazy/lazy.tsx'
import { Section } from '../../parts/Section.tsx'
import type { Invoice } from '../records.ts'
import { usePlanTexts } from '../usePlanTexts.ts'

const PrintDialog = lazy(() => import('../../printing/PrintDialog.tsx'))

const ROWS = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    columnGap: 1.5,
    alignItems: 'center',
    py: 1,
    borderTop: '1px solid var(--line)',
  },
  '& > li:first-of-type': { borderTop: 0 },
} as const

const Row = ({ invoice, onPrint }: { readonly invoice: Invoice; readonly onPrint: () => void }) => {
  const { t, day, money } = usePlanTexts()
  const { id, number, date, netTotal, currency, settlement } = invoice
  const label = t('plans.invoices.print', { number: number ?? '' })
  return (
    <li>
      <Box sx={{ minWidth: 0 }}>
        <Link component={LinkBase} to={`/invoices/${encodeURIComponent(id)}/show`} variant="subtitle2" color="inherit" underline="hover">
          <bdi>{number}</bdi>
        </Link>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, rowGap: 0.5, alignItems: 'center' }}>
          <Typography variant="caption" color="text.secondary">
            {day(date)}
          </Typography>
          {settlement && <StateChip dense entity="invoices" field="settlement" state={settlement} />}
        </Box>
      </Box>
      <Typography variant="body2" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {money(netTotal, currency)}
      </Typography>
      <Tooltip title={label}>
        <IconButton aria-label={label} onClick={onPrint}>
          <Print />
        </IconButton>
      </Tooltip>
    </li>
  )
}

/** The latest invoices of a firm's plan, with links to the printable ones. */
export const Invoices = ({ firm }: { readonly firm: string | undefined }) => {
  const { t } = usePlanTexts()
  const [printed, setPrinted] = useState<string>()
  const list = useRecords(
    'invoices',
    { filter: firm === undefined ? {} : { recipientFirm: firm, forPlan: true }, sort: { field: 'date', order: 'DESC' }, limit: 12 },
    { enabled: firm !== undefined },
  )
  const { data = [], isLoading, error, refetch } = list
  return (
    <Section
      title={t('plans.invoices.title')}
      pending={isLoading}
      failed={error ? t('plans.invoices.failed') : false}
      retry={() => void refetch()}
    >
      {!isLoading && !error && data.length === 0 && <EmptyState size="line" icon={<ReceiptLong />} text={t('plans.invoices.none')} />}
      {data.length > 0 && (
        <Box component="ul" sx={ROWS}>
          {data.map((invoice) => (
            <Row key={invoice.id} invoice={invoice} onPrint={() => setPrinted(invoice.id)} />
          ))}
        </Box>
      )}
      {printed !== undefined && (
        <Suspense>
          <PrintDialog entity="invoices" id={printed} onClose={() => setPrinted(undefined)} />
        </Suspense>
      )}
    </Section>
  )
}
