import { useSortable } from '@dnd-kit/sortable'
import Add from '@mui/icons-material/Add'
import DragIndicator from '@mui/icons-material/DragIndicator'
import PushPin from '@mui/icons-material/PushPin'
import PushPinOutlined from '@mui/icons-material/PushPinOutlined'
import Remove from '@mui/icons-material/Remove'
import { Box, Checkbox, FormControlLabel, IconButton } from '@mui/material'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'

interface Props {
  readonly id: string
  readonly name: string
  readonly visible: boolean
  readonly pinned: boolean
  /** Whether it is the only pinned column, which stays pinned. */
  readonly only: boolean
  readonly onToggle: () => void
  /** Absent where there is nothing to pin or widen. */
  readonly onPin: (() => void) | undefined
  readonly onWiden: ((by: 1 | -1) => void) | undefined
}

const ROW = { display: 'flex', alignItems: 'center', px: 1, minHeight: 'max(36px, var(--touch, 0px))', backgroundColor: 'inherit' } as const

const NAME = {
  flex: 1,
  minWidth: 0,
  m: 0,
  '& .MuiFormControlLabel-label': { typography: 'body2', overflow: 'hidden', textOverflow: 'ellipsis' },
} as const

/** By touch a drag must not scroll. */
const HANDLE = { touchAction: 'none', cursor: 'grab' } as const

const FAINT = { fontSize: 18 } as const

/** A column: whether it is visible, its place, width, and whether it is pinned. */
export const ColumnRow = ({ id, name, visible, pinned, only, onToggle, onPin, onWiden }: Props) => {
  const t = useAreaTexts('list')
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({ id })
  const style = { transform: transform ? `translateY(${transform.y}px)` : undefined, transition, zIndex: isDragging ? 1 : undefined }
  const said = (key: string) => ({ 'aria-label': t(`list.columns.${key}`, { name }), title: t(`list.columns.${key}`, { name }) })
  return (
    <Box component="li" ref={setNodeRef} sx={{ ...ROW, position: 'relative', boxShadow: isDragging ? 3 : undefined }} style={style}>
      <IconButton size="small" ref={setActivatorNodeRef} {...attributes} {...listeners} {...said('move')} sx={HANDLE}>
        <DragIndicator sx={FAINT} />
      </IconButton>
      <FormControlLabel sx={NAME} control={<Checkbox size="small" checked={visible} onChange={onToggle} />} label={<bdi>{name}</bdi>} />
      {visible && onPin && onWiden && (
        <>
          <IconButton size="small" {...said('narrower')} onClick={() => onWiden(-1)}>
            <Remove sx={FAINT} />
          </IconButton>
          <IconButton size="small" {...said('wider')} onClick={() => onWiden(1)}>
            <Add sx={FAINT} />
          </IconButton>
          <IconButton size="small" aria-pressed={pinned} disabled={only} {...said('pin')} onClick={onPin}>
            {pinned ? <PushPin color="primary" sx={FAINT} /> : <PushPinOutlined sx={FAINT} />}
          </IconButton>
        </>
      )}
    </Box>
  )
}
