import { Stack, type Theme, useMediaQuery } from '@mui/material'
import { HeaderExtra } from '../../admin/shell/page/HeaderExtra.tsx'
import { AlertControls } from './AlertControls.tsx'
import { ConnectionChip } from './ConnectionHint.tsx'

const Tools = () => (
  <>
    <ConnectionChip />
    <AlertControls />
  </>
)

/** State of the connection and ways to be told, beside the title; below it where that needs the width. */
export const LiveTools = () => {
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  if (!narrow)
    return (
      <HeaderExtra>
        <Tools />
      </HeaderExtra>
    )
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
      <Tools />
    </Stack>
  )
}
