import { Box, Card, Skeleton, Typography } from '@mui/material'
import { ListBase, ResourceContextProvider, useListContext } from 'react-admin'
import { ListError } from '../../admin/list/ListError.tsx'
import { ListPagination } from '../../admin/list/ListPagination.tsx'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import type { Wallet } from './records.ts'
import { StatementFilters } from './StatementFilters.tsx'
import { StatementRows } from './StatementRows.tsx'

const Page = ({ wallet }: { readonly wallet: Wallet }) => {
  const t = useAreaTexts('wallets')
  const { error, isPending, data, filterValues } = useListContext()
  if (error) return <ListError />
  if (isPending) return <Skeleton variant="rectangular" height={240} aria-busy />
  if (data?.length === 0)
    return (
      <Typography color="text.secondary" sx={{ p: 3, textAlign: 'center' }} role="status">
        {t(Object.keys(filterValues).length === 0 ? 'wallets.noPostings' : 'wallets.noMatch')}
      </Typography>
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

/** What has moved a wallet, the newest first. */
export const Statement = ({ wallet }: { readonly wallet: Wallet }) => {
  const t = useAreaTexts('wallets')
  return (
    <Card component="section" aria-label={t('wallets.statement')} sx={{ minWidth: 0 }}>
      <Typography variant="subtitle1" component="h2" sx={{ fontWeight: 600, px: 2, pt: 2 }}>
        {t('wallets.statement')}
      </Typography>
      <ResourceContextProvider value="postings">
        <ListBase
          resource="postings"
          filter={{ wallet: wallet.id }}
          sort={{ field: 'at', order: 'DESC' }}
          perPage={10}
          storeKey={false}
          disableSyncWithLocation
          exporter={false}
          queryOptions={{ retry: false }}
        >
          <StatementFilters />
          <Page wallet={wallet} />
        </ListBase>
      </ResourceContextProvider>
    </Card>
  )
}
