import { Popover, type PopoverOrigin, useTheme } from '@mui/material'
import type { KeyboardEvent } from 'react'
import type { NavEntry } from './entries.ts'
import { NavGroups } from './NavGroups.tsx'

interface Props {
  readonly id: string
  readonly label: string
  readonly entries: readonly NavEntry[]
  readonly anchor: HTMLElement | undefined
  readonly onClose: () => void
  /** Whether it opens below its heading; default: beside it. */
  readonly below?: boolean
}

type Side = 'left' | 'right'

const origins = (
  start: Side,
  end: Side,
  below: boolean,
): { readonly anchorOrigin: PopoverOrigin; readonly transformOrigin: PopoverOrigin } => ({
  anchorOrigin: below ? { vertical: 'bottom', horizontal: start } : { vertical: 'top', horizontal: end },
  transformOrigin: { vertical: below ? -4 : 'top', horizontal: start },
})

/** Keys that move through the list, besides Tab. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

const walk = (event: KeyboardEvent<HTMLElement>): void => {
  const step = STEPS[event.key]
  if (step === undefined) return
  event.preventDefault()
  const links = [...event.currentTarget.querySelectorAll('a')]
  const at = links.findIndex((link) => link.matches(':focus'))
  links.at((at + step) % links.length)?.focus()
}

/** Links of a menu group in their own landmark; the first one gets the focus. */
export const NavFlyout = ({ id, label, entries, anchor, onClose, below = false }: Props) => {
  const rtl = useTheme().direction === 'rtl'
  return (
    <Popover
      anchorEl={anchor}
      open={anchor !== undefined}
      onClose={onClose}
      {...(rtl ? origins('right', 'left', below) : origins('left', 'right', below))}
      slotProps={{
        paper: { id, component: 'nav', className: below ? 'nav-flyout' : 'nav-flyout nav-beside', 'aria-label': label, onKeyDown: walk },
        transition: { onEntering: (paper) => paper.querySelector('a')?.focus() },
      }}
    >
      <NavGroups entries={entries} captions={!below} onChosen={onClose} />
    </Popover>
  )
}
