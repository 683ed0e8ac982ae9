import CloudOff from '@mui/icons-material/CloudOffOutlined'
import { Box, Button } from '@mui/material'
import { EmptyState } from './EmptyState.tsx'

interface Props {
  readonly text: string
  readonly again?: string
  readonly retry?: () => void
  readonly compact?: boolean
}

/** Says that something could not be fetched, in the frame of what is missing, with the way to try again. */
export const ErrorState = ({ text, again, retry, compact = false }: Props) => (
  <Box role="alert">
    <EmptyState icon={CloudOff} tone="danger" text={text} compact={compact}>
      {retry && (
        <Button variant="outlined" size={compact ? 'small' : 'medium'} onClick={retry}>
          {again}
        </Button>
      )}
    </EmptyState>
  </Box>
)
