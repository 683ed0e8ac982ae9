import LockOutlined from '@mui/icons-material/LockOutlined'
import { Box } from '@mui/material'

const NOTE = { display: 'flex', alignItems: 'center', gap: 0.75, px: 2, pb: 1, typography: 'body2', color: 'text.secondary' } as const

/** Says why nothing of a board or calendar can be moved. */
export const ClosedNote = ({ text }: { readonly text: string }) => (
  <Box sx={NOTE}>
    <LockOutlined sx={{ fontSize: 16 }} />
    {text}
  </Box>
)
