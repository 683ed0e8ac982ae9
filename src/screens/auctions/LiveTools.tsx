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

/** State of the connection and ways to be told: beside the title, or below it where that needs the width. */
export const LiveTools = ({ place }: { readonly place: 'title' | 'below' }) => {
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  if (narrow !== (place === 'below')) return null
  if (place === 'title')
    return (
      <HeaderExtra>
        <Tools />
      </HeaderExtra>
    )
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5, marginInlineEnd: '-8px' }}>
      <Tools />
    </Stack>
  )
}
