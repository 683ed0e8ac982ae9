import { Stack, type Theme, useMediaQuery } from '@mui/material'
import { HeaderExtra } from '../../../admin/shell/page/HeaderExtra.tsx'
import { AlertControls } from './AlertControls.tsx'
import { ConnectionChip } from './ConnectionHint.tsx'

const Tools = () => (
  <>
    <ConnectionChip />
    <AlertControls />
  </>
)

interface Props {
  /** `header`: in the page's header; `title`: beside the title on wide pages; `below`: below it on narrow ones. */
  readonly place: 'header' | 'title' | 'below'
}

/** State of the connection and alert settings. */
export const LiveTools = ({ place }: Props) => {
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  if (place !== 'header' && narrow !== (place === 'below')) return null
  if (place !== 'below')
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
