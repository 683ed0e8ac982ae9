import { ListItemButton, ListItemIcon, ListItemText, Typography } from '@mui/material'
import { useEffect, useRef } from 'react'
import { NavIcon } from '../NavIcon.tsx'
import type { Command } from './command.ts'

interface Props {
  readonly id: string
  readonly command: Command
  readonly active: boolean
  readonly onChoose: () => void
  readonly onPoint: () => void
}

/** One command. The focus stays in the search field, which names the active option. */
export const PaletteOption = ({ id, command, active, onChoose, onPoint }: Props) => {
  const own = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (active) own.current?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <ListItemButton
      ref={own}
      id={id}
      role="option"
      component="div"
      aria-selected={active}
      selected={active}
      tabIndex={-1}
      dense
      disableRipple
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      onMouseMove={active ? undefined : onPoint}
      sx={{ borderRadius: 1, mx: 1 }}
    >
      <ListItemIcon sx={{ minWidth: 36 }}>
        <NavIcon icon={command.icon} />
      </ListItemIcon>
      <ListItemText primary={<bdi>{command.label}</bdi>} slotProps={{ primary: { noWrap: true } }} />
      {command.hint && (
        <Typography variant="caption" color="text.secondary" noWrap sx={{ ml: 2, flexShrink: 0 }}>
          {command.hint}
        </Typography>
      )}
    </ListItemButton>
  )
}
