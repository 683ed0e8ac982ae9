import { Skeleton } from '@mui/material'
import { memo, useMemo } from 'react'
import { DataTable, ListContextProvider, type RaRecord, useListContext } from 'react-admin'
import { FieldValue } from '../../fields/fieldValue.view.tsx'
import { useFieldLabel } from '../../fields/labels.view.tsx'
import { useViews } from '../../fields/viewContext.view.tsx'
import type { ResolvedField } from '../../model/resolvedEntity.ts'
import { useEntity, useMay, useReadable } from '../adminContext.tsx'
import { hiddenColumns, orderedColumns } from './columns.ts'
import { isComing, withComingRows } from './comingRows.ts'
import { KeyboardBody } from './KeyboardBody.tsx'
import { NoResults } from './NoResults.tsx'
import { TABLE } from './tableLook.ts'
import { useEdges } from './useEdges.ts'

/** Rights to do something with selected rows. */
const SELECTED = ['edit', 'delete', 'export', 'approve'] as const

interface Props {
  /** Columns without the one that leads back to where we are. */
  readonly without?: string
  readonly bulk?: boolean
}

interface ValueProps {
  readonly entity: string
  readonly field: ResolvedField
  readonly record: RaRecord
  readonly fit: boolean
}

const Value = ({ entity, field, record, fit }: ValueProps) => (
  <div className="hub-value">
    {isComing(record) ? (
      <Skeleton width={fit ? '8ch' : '14ch'} />
    ) : (
      <FieldValue entity={entity} field={field} value={record[field.name]} record={record} />
    )}
  </div>
)

const Table = memo(function Table({ without, bulk = true }: Props) {
  const entity = useEntity()
  const may = useMay()
  const labelOf = useFieldLabel()
  const { viewOf } = useViews()
  const readable = useReadable(entity.fields)
  const fields = useMemo(() => orderedColumns(entity, readable).filter(({ name }) => name !== without), [entity, readable, without])
  const hidden = useMemo(() => hiddenColumns(entity), [entity])
  return (
    <DataTable
      ref={useEdges()}
      rowClick={may(entity.id, 'show') ? 'show' : may(entity.id, 'edit') ? 'edit' : false}
      bulkActionButtons={bulk && SELECTED.some((action) => may(entity.id, action))}
      bulkActionsToolbar=""
      hiddenColumns={hidden}
      body={KeyboardBody}
      empty={<NoResults />}
      sx={TABLE}
    >
      {fields.map((field) => {
        const { numeric = false, fit = numeric } = viewOf(field)
        return (
          <DataTable.Col
            key={field.name}
            source={field.name}
            label={labelOf(entity.id, field)}
            disableSort={!field.sortable}
            align={numeric ? 'right' : undefined}
            className={fit ? 'hub-fit' : undefined}
            render={(record: RaRecord) => <Value entity={entity.id} field={field} record={record} fit={fit} />}
          />
        )
      })}
    </DataTable>
  )
})

/** The generated table; which columns it shows each user chooses and finds again. It stands there before its records have come. */
export const EntityTable = (props: Props) => (
  <ListContextProvider value={withComingRows(useListContext())}>
    <Table {...props} />
  </ListContextProvider>
)
