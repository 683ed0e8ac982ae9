import { Box, Tooltip } from '@mui/material'
import type { ReactNode } from 'react'
import { LinkBase } from 'react-admin'
import { NavIcon } from '../NavIcon.tsx'
import type { NavItem } from '../navigation.ts'
import { useLabel } from '../useNavigation.ts'

/** A line of the menu; the open page's is marked at its start. */
export const LINE = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  width: '100%',
  minHeight: 'max(32px, calc(var(--control) + 2px))',
  px: 1.5,
  border: 0,
  borderRadius: '8px',
  background: 'none',
  font: 'inherit',
  fontSize: '0.875rem',
  fontWeight: 500,
  textAlign: 'start',
  textDecoration: 'none',
  color: 'text.secondary',
  cursor: 'pointer',
  '&:hover': { backgroundColor: 'action.hover', color: 'text.primary' },
  '&:focus-visible': { outlineOffset: -2 },
  '&[aria-current=page]': {
    background: 'linear-gradient(var(--primary-subtle), var(--primary-subtle)), var(--paper)',
    color: 'primary.main',
    fontWeight: 600,
  },
  '& .MuiSvgIcon-root': { fontSize: '1.25rem', flexShrink: 0 },
} as const

const SHORT = { justifyContent: 'center', px: 0, minHeight: 44 } as const

interface Props {
  readonly item: NavItem
  readonly active: boolean
  /** Its icon alone; the text is a tooltip. */
  readonly short?: boolean
  readonly inset?: boolean
  readonly onChosen?: () => void
  readonly children?: ReactNode
}

/** One way of the menu, a line of its list. */
export const NavLink = ({ item, active, short = false, inset = false, onChosen }: Props) => {
  const label = useLabel()(item.label)
  const link = (
    <Box
      component={LinkBase}
      to={item.to}
      aria-current={active ? 'page' : undefined}
      aria-label={short ? label : undefined}
      onClick={onChosen}
      sx={[LINE, short && SHORT, inset && { paddingInlineStart: 5.5, '& .MuiSvgIcon-root': { display: 'none' } }]}
    >
      <NavIcon icon={item.icon} />
      {!short && <span>{label}</span>}
    </Box>
  )
  return (
    <li>
      {short ? (
        <Tooltip title={label} placement="right">
          {link}
        </Tooltip>
      ) : (
        link
      )}
    </li>
  )
}
