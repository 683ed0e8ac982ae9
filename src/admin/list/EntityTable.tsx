import { memo, useMemo } from 'react'
import { DataTable, type RaRecord } from 'react-admin'
import { FieldValue } from '../../fields/fieldValue.view.tsx'
import { useFieldLabel } from '../../fields/labels.view.tsx'
import { useViews } from '../../fields/viewContext.view.tsx'
import { useEntity, useMay, useReadable } from '../adminContext.tsx'
import { SelectedActions } from '../bulk/SelectedActions.tsx'
import { hiddenColumns, orderedColumns } from './columns.ts'
import { KeyboardBody } from './KeyboardBody.tsx'

/**
 * Wide tables scroll inside themselves, and long values are cut, so that this is seldom needed. The bar over selected rows stands over the list's
 * tools, not over the filters in force; the keyboard does not walk through it while nothing is selected.
 */
const TABLE = {
  '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
  '& .MuiTableCell-root:not(.MuiTableCell-paddingCheckbox)': { paddingInline: 1 },
  '& .RaDataTable-rowCell': { whiteSpace: 'nowrap', maxWidth: 'max(150px, 14vw)', overflow: 'hidden', textOverflow: 'ellipsis' },
  '& :has(> .RaBulkActionsToolbar-toolbar)': { position: 'static' },
  '& .RaBulkActionsToolbar-toolbar': { top: 0, backgroundColor: 'background.paper', borderBottom: 1, borderColor: 'divider' },
  '& .RaBulkActionsToolbar-collapsed': { visibility: 'hidden', borderBottom: 0 },
} as const

/** Rights to do something with selected rows. */
const SELECTED = ['edit', 'delete', 'export', 'approve'] as const

interface Props {
  /** Columns without the one that leads back to where we are. */
  readonly without?: string
  readonly bulk?: boolean
}

/** The generated table; which columns it shows each user chooses and finds again. */
export const EntityTable = memo(function EntityTable({ without, bulk = true }: Props) {
  const entity = useEntity()
  const may = useMay()
  const labelOf = useFieldLabel()
  const { viewOf } = useViews()
  const readable = useReadable(entity.fields)
  const fields = useMemo(() => orderedColumns(entity, readable).filter(({ name }) => name !== without), [entity, readable, without])
  const hidden = useMemo(() => hiddenColumns(entity), [entity])
  const bulkActions = bulk && SELECTED.some((action) => may(entity.id, action))
  return (
    <DataTable
      rowClick={may(entity.id, 'show') ? 'show' : may(entity.id, 'edit') ? 'edit' : false}
      bulkActionButtons={bulkActions ? <SelectedActions /> : false}
      hiddenColumns={hidden}
      body={KeyboardBody}
      sx={TABLE}
    >
      {fields.map((field) => (
        <DataTable.Col
          key={field.name}
          source={field.name}
          label={labelOf(entity.id, field)}
          disableSort={!field.sortable}
          align={viewOf(field).numeric ? 'right' : undefined}
          render={(record: RaRecord) => <FieldValue entity={entity.id} field={field} value={record[field.name]} record={record} />}
        />
      ))}
    </DataTable>
  )
})
