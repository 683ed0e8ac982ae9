import Add from '@mui/icons-material/AddOutlined'
import Delete from '@mui/icons-material/DeleteOutline'
import Edit from '@mui/icons-material/EditOutlined'
import Restore from '@mui/icons-material/RestoreOutlined'
import { Box } from '@mui/material'

const ICONS: Readonly<Record<string, typeof Edit>> = { create: Add, delete: Delete, restore: Restore }

const MARK = {
  position: 'absolute',
  insetInlineStart: 0,
  top: 0,
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  borderRadius: '50%',
  color: 'text.secondary',
  backgroundColor: 'var(--hover)',
} as const

/** Icon of an entry's action. */
export const EntryMark = ({ action }: { readonly action: string }) => {
  const Icon = ICONS[action] ?? Edit
  return (
    <Box sx={MARK} aria-hidden>
      <Icon sx={{ fontSize: 18 }} />
    </Box>
  )
}
