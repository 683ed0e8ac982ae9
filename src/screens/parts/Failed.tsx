import CloudOff from '@mui/icons-material/CloudOffOutlined'
import { Box, Button } from '@mui/material'
import { Quiet } from './Quiet.tsx'

interface Props {
  readonly text: string
  readonly again?: string
  readonly retry?: () => void
  readonly compact?: boolean
}

/** Says that something could not be fetched, in the frame of what is missing, with the way to try again. */
export const Failed = ({ text, again, retry, compact = false }: Props) => (
  <Box role="alert">
    <Quiet icon={CloudOff} tone="danger" text={text} compact={compact}>
      {retry && (
        <Button variant="outlined" size={compact ? 'small' : 'medium'} onClick={retry}>
          {again}
        </Button>
      )}
    </Quiet>
  </Box>
)
