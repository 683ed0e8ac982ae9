import Add from '@mui/icons-material/AddOutlined'
import Block from '@mui/icons-material/BlockOutlined'
import Delete from '@mui/icons-material/DeleteOutline'
import Edit from '@mui/icons-material/EditOutlined'
import Restore from '@mui/icons-material/RestoreOutlined'
import { Box } from '@mui/material'

const ICONS = { create: Add, delete: Delete, restore: Restore } as const

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

/** What was done, at the start of an entry. */
export const EntryMark = ({ action, denied }: { readonly action: string; readonly denied: boolean }) => {
  const Icon = denied ? Block : (ICONS[action as keyof typeof ICONS] ?? Edit)
  return (
    <Box sx={MARK} aria-hidden>
      <Icon sx={{ fontSize: 18, color: denied ? 'error.main' : undefined }} />
    </Box>
  )
}
