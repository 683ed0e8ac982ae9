import PlaylistAdd from '@mui/icons-material/PlaylistAdd'
import PlaylistRemove from '@mui/icons-material/PlaylistRemove'
import { IconButton, Tooltip } from '@mui/material'
import { useNotify } from 'react-admin'
import type { ImportRow, mendCall } from '../../model/calls/importCalls.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { useSingle } from '../../ui/useSingle.ts'
import { useEntity } from '../adminContext.tsx'
import { useHub } from '../hub.ts'

interface Props {
  readonly row: ImportRow
  readonly jobId: string
  readonly onDone: (row: ImportRow) => void
}

/** Leaves a row that would be written out of the import, or takes it in again. */
export const LeaveOut = ({ row, jobId, onDone }: Props) => {
  const texts = useAreaTexts('import')
  const { id } = useEntity()
  const hub = useHub()
  const notify = useNotify()
  const isLeft = row.leftOut === true
  const change = useSingle(async () => {
    try {
      const sent = { params: { jobId }, body: { row: row.row, leftOut: !isLeft }, keepsUndo: true } as const
      onDone(await hub.call<ReturnType<typeof mendCall>>('POST', `/api/${id}/import/{jobId}/mend`, sent))
    } catch (error) {
      notify(error instanceof Error ? error.message : 'app.import.failed', { type: 'error' })
    }
  })
  if (!isLeft && row.status !== 'create' && row.status !== 'update') return null
  const label = texts(isLeft ? 'import.rows.takeIn' : 'import.rows.leaveOut', { row: row.number })
  return (
    <Tooltip title={label}>
      <IconButton size="small" aria-label={label} onClick={() => void change()} sx={{ my: -0.75 }}>
        {isLeft ? <PlaylistAdd /> : <PlaylistRemove />}
      </IconButton>
    </Tooltip>
  )
}
