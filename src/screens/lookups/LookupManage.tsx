import { Box, Card, CardActionArea, Skeleton, Typography } from '@mui/material'
import { CreateButton, LinkBase, ListBase, ResourceContextProvider, Title, TopToolbar, useListContext, useTranslate } from 'react-admin'
import { useEntity } from '../../admin/adminContext.tsx'
import { Icon } from '../../admin/Icon.tsx'
import { EmptyList } from '../../admin/list/EmptyList.tsx'
import { ListError } from '../../admin/list/ListError.tsx'
import { ListPagination } from '../../admin/list/ListPagination.tsx'

interface LookupType {
  readonly id: string
  readonly name: string
  readonly icon?: string | null
}

const GRID = { display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))' } as const

const TypeCard = ({ type, icon }: { readonly type: LookupType; readonly icon: string }) => (
  <Card>
    <CardActionArea
      component={LinkBase}
      to={`/-/Lookup/${encodeURIComponent(type.id)}/${encodeURIComponent(type.name)}`}
      sx={{ display: 'flex', gap: 2, p: 2, justifyContent: 'flex-start' }}
    >
      <Icon name={type.icon ?? icon} />
      <Typography dir="auto">{type.name}</Typography>
    </CardActionArea>
  </Card>
)

const Types = () => {
  const { icon } = useEntity()
  const { data, isPending, error } = useListContext<LookupType>()
  if (isPending) return <Skeleton variant="rounded" height={160} />
  if (error) return <ListError />
  if (data.length === 0) return <EmptyList />
  return (
    <Box sx={GRID}>
      {data.map((type) => (
        <TypeCard key={type.id} type={type} icon={icon} />
      ))}
    </Box>
  )
}

/** All lookup types, each the way to its values. */
const LookupManage = () => (
  <ResourceContextProvider value="lookupTypes">
    <Title title={useTranslate()('app.menu.lookupManage')} />
    <ListBase sort={{ field: 'name', order: 'ASC' }} perPage={50} storeKey="lookupManage" queryOptions={{ retry: false }}>
      <TopToolbar>
        <CreateButton />
      </TopToolbar>
      <Types />
      <ListPagination />
    </ListBase>
  </ResourceContextProvider>
)

export default LookupManage
