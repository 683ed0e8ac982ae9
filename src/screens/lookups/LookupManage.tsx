import ChevronRight from '@mui/icons-material/ChevronRight'
import { Box, Card, CardActionArea, Skeleton, Typography } from '@mui/material'
import { LinkBase, ListBase, ResourceContextProvider, Title, useListContext, useTranslate } from 'react-admin'
import { useEntity } from '../../admin/adminContext.tsx'
import { Icon } from '../../admin/Icon.tsx'
import { EmptyList } from '../../admin/list/EmptyList.tsx'
import { ListError } from '../../admin/list/ListError.tsx'
import { ListPagination } from '../../admin/list/ListPagination.tsx'
import { NewRecord } from '../../admin/list/NewRecord.tsx'
import { BUTTONS } from '../../admin/list/toolButtons.ts'
import { HeaderExtra } from '../../admin/shell/page/HeaderExtra.tsx'
import type { ShownMap } from '../../model/entityMap.ts'

type LookupType = ShownMap['lookupTypes']

const GRID = { display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))' } as const

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

const SIGN = {
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: '10px',
  flexShrink: 0,
  color: 'text.secondary',
  bgcolor: 'action.hover',
  '& svg': { fontSize: 20 },
} as const

const TypeCard = ({ type, icon }: { readonly type: LookupType; readonly icon: string }) => (
  <Card>
    <CardActionArea
      component={LinkBase}
      to={`/-/Lookup/${encodeURIComponent(type.id)}/${encodeURIComponent(type.name)}`}
      sx={{ display: 'flex', gap: 2, p: 2, justifyContent: 'flex-start' }}
    >
      <Box sx={SIGN}>
        <Icon name={type.icon ?? icon} />
      </Box>
      <Typography variant="subtitle2" component="h2" noWrap sx={{ flex: 1 }}>
        {type.name}
      </Typography>
      <ChevronRight className="pointing" sx={{ fontSize: 20, color: 'text.secondary' }} />
    </CardActionArea>
  </Card>
)

const Types = () => {
  const { icon } = useEntity()
  const { data, isPending, error } = useListContext<LookupType>()
  if (isPending)
    return (
      <Box sx={GRID} aria-busy>
        {PLACES.map((place) => (
          <Skeleton key={place} variant="rounded" height={74} sx={{ borderRadius: '12px' }} />
        ))}
      </Box>
    )
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

/** Pagination, if there are several pages. */
const Pages = () => {
  const { total = 0, perPage } = useListContext()
  return total > perPage ? <ListPagination /> : null
}

/** All lookup types, each linked to its values. */
const LookupManage = () => (
  <ResourceContextProvider value="lookupTypes">
    <Title title={useTranslate()('app.menu.lookupManage')} />
    <ListBase sort={{ field: 'name', order: 'ASC' }} perPage={50} storeKey="lookupManage" queryOptions={{ retry: false }}>
      <HeaderExtra>
        <Box sx={BUTTONS}>
          <NewRecord />
        </Box>
      </HeaderExtra>
      <Types />
      <Pages />
    </ListBase>
  </ResourceContextProvider>
)

export default LookupManage
