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
  /** In the page's header; or beside the `title` where there is room for it, else wherever the page has them `below`. */
  readonly place: 'header' | 'title' | 'below'
}

/** State of the connection and settings of alerts. */
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
