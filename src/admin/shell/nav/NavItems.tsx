import { Box, type SxProps, type Theme } from '@mui/material'
import type { ReactNode, Ref } from 'react'

const PLAIN = { listStyle: 'none', m: 0, p: 0, display: 'flex', flexDirection: 'column', gap: 0.25 } as const

interface Props {
  /** What a button that opens the list refers to. */
  readonly id?: string | undefined
  readonly ref?: Ref<HTMLUListElement>
  readonly sx?: SxProps<Theme>
  /** `<li>` each. */
  readonly children: ReactNode
}

/** Lines of the menu as a list: a menu of ways is links in lists, not a menu of commands (ARIA Authoring Practices, "Disclosure navigation"). */
export const NavItems = ({ id, ref, sx, children }: Props) => (
  <Box component="ul" id={id} ref={ref} sx={[PLAIN, ...(Array.isArray(sx) ? sx : [sx])]}>
    {children}
  </Box>
)
