import Add from '@mui/icons-material/Add'
import { Box, Button, type Theme, useMediaQuery } from '@mui/material'
import { LinkBase, type RaRecord, ReferenceManyField, ResourceContextProvider, useCreatePath, useRecordContext } from 'react-admin'
import type { ResolvedEntity } from '../../model/resolvedEntity.ts'
import { useAdmin, useMay } from '../adminContext.tsx'
import { startState } from '../form/start/startState.ts'
import { CardList } from '../list/cards/CardList.tsx'
import { ListError } from '../list/ListError.tsx'
import { ListPagination } from '../list/ListPagination.tsx'
import { EntityTable } from '../list/table/EntityTable.tsx'
import { useNames } from '../names.ts'

interface Props {
  readonly link: ResolvedEntity['referencedBy'][number]
}

/** Records of another entity that refer to this one, with a create button. */
const ReverseList = ({ link }: Props) => {
  const { model } = useAdmin()
  const may = useMay()
  const path = useCreatePath()
  const names = useNames()
  const record = useRecordContext<RaRecord>()
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const from = model.entities[link.entity]
  if (!from || !record) return null
  const direct = link.path === link.field
  return (
    <ReferenceManyField
      reference={from.id}
      target={link.many ? `${link.path}_includes` : link.path}
      sort={from.sort}
      perPage={10}
      pagination={<ListPagination />}
      error={<ListError />}
    >
      {direct && may(from.id, 'create') && (
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', p: 1, pb: 0 }}>
          <Button
            component={LinkBase}
            to={path({ resource: from.id, type: 'create' })}
            state={startState({ [link.field]: link.many ? [record.id] : record.id })}
            startIcon={<Add />}
          >
            {names.create(from)}
          </Button>
        </Box>
      )}
      <ResourceContextProvider value={from.id}>
        {narrow ? <CardList bulk={false} /> : <EntityTable bulk={false} without={direct ? link.field : undefined} />}
      </ResourceContextProvider>
    </ReferenceManyField>
  )
}

export default ReverseList
