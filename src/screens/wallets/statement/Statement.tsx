import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined'
import { Box, Button, Card, Stack, Typography } from '@mui/material'
import { ListBase, ResourceContextProvider, useListContext, useTranslate } from 'react-admin'
import { ExportButton } from '../../../admin/export/ExportButton.tsx'
import { ListPagination } from '../../../admin/list/ListPagination.tsx'
import { BUTTONS } from '../../../admin/list/toolButtons.ts'
import type { ListOptions, RecordFilter } from '../../../admin/useRecords.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx'
import type { Wallet } from '../records.ts'
import { CARD_HEADING } from '../walletAreas.ts'
import { StatementFilters } from './StatementFilters.tsx'
import { StatementRows } from './StatementRows.tsx'

const NEWEST = { field: 'at', order: 'DESC' } as const satisfies ListOptions<'postings'>['sort']

const Page = ({ wallet }: { readonly wallet: Wallet }) => {
  const t = useAreaTexts('wallets')
  const { error, isPending, data, filterValues, refetch } = useListContext()
  if (error) return <ErrorState text={t('wallets.loadFailed')} retry={() => void refetch()} />
  if (isPending)
    return (
      <Box sx={{ px: { xs: 2, sm: 3 }, pb: 2 }}>
        <SkeletonRows rows={6} end />
      </Box>
    )
  if (data?.length === 0)
    return (
      <Box role="status">
        <EmptyState icon={<ReceiptLong />} text={t(Object.keys(filterValues).length === 0 ? 'wallets.noPostings' : 'wallets.noMatch')} />
      </Box>
    )
  return (
    <>
      <Box sx={{ overflowX: 'auto' }}>
        <StatementRows wallet={wallet} />
      </Box>
      <ListPagination />
    </>
  )
}

const Heading = () => {
  const t = useAreaTexts('wallets')
  const translate = useTranslate()
  const { filterValues, setFilters } = useListContext()
  return (
    <Stack direction="row" sx={{ ...BUTTONS, ...CARD_HEADING, px: { xs: 2, sm: 3 }, mb: 1.5 }}>
      <Typography variant="h6" component="h2" sx={{ flex: 1 }}>
        {t('wallets.statement')}
      </Typography>
      {Object.keys(filterValues).length > 0 && <Button onClick={() => setFilters({})}>{translate('app.list.clearFilters')}</Button>}
      <ExportButton />
    </Stack>
  )
}

/** Movements of a wallet, the newest first. */
export const Statement = ({ wallet }: { readonly wallet: Wallet }) => {
  const t = useAreaTexts('wallets')
  return (
    <Card component="section" aria-label={t('wallets.statement')} sx={{ minWidth: 0, containerType: 'inline-size' }}>
      <ResourceContextProvider value="postings">
        <ListBase
          resource="postings"
          filter={{ wallet: wallet.id } satisfies RecordFilter<'postings'>}
          sort={NEWEST}
          perPage={10}
          storeKey={false}
          disableSyncWithLocation
          exporter={false}
          queryOptions={{ retry: false }}
        >
          <Heading />
          <StatementFilters />
          <Page wallet={wallet} />
        </ListBase>
      </ResourceContextProvider>
    </Card>
  )
}
