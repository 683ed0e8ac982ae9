import MoreVert from '@mui/icons-material/MoreVert'
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined'
import { IconButton, Popper } from '@mui/material'
import { type MouseEvent as PressEvent, useEffect, useRef, useState } from 'react'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import type { RowMenuPlace } from '../keys/RowMenu.tsx'

/** CSS pixels. */
const SIZE = 28

/** On the edge of the list, where they cover next to nothing of a value, but within the window. */
const ON_EDGE = [
  { name: 'offset', options: { offset: [0, -SIZE + 4] } },
  { name: 'preventOverflow', options: { altAxis: true } },
  { name: 'flip', enabled: false },
]

const BUTTON = {
  '&.MuiIconButton-root': { width: SIZE, height: SIZE, p: 0, borderRadius: '50%' },
  backgroundColor: 'var(--raised)',
  border: '1px solid var(--line)',
  '&:hover': { backgroundColor: 'var(--raised)', color: 'primary.main' },
} as const

/** The row of a table below the mouse; undefined over anything else but `kept`. */
const useHoveredRow = (kept: { readonly current: HTMLElement | null }): HTMLElement | undefined => {
  const [row, setRow] = useState<HTMLElement>()
  useEffect(() => {
    const hover = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || kept.current?.contains(target)) return
      setRow(target.closest<HTMLElement>('.hub-head-sticks tr[data-id]:not([inert] *)') ?? undefined)
    }
    document.addEventListener('mouseover', hover)
    return () => document.removeEventListener('mouseover', hover)
  }, [kept])
  return row?.isConnected ? row : undefined
}

/** The part of a row that is seen; wide tables scroll. */
const seenPart = (row: HTMLElement) => (): DOMRect => {
  const { top, height } = row.getBoundingClientRect()
  const { left, width } = (row.closest('.RaDataTable-tableWrapper') ?? row).getBoundingClientRect()
  return new DOMRect(left, top, width, height)
}

interface Props {
  readonly onShow: (id: string) => void
  readonly onMenu: (place: RowMenuPlace) => void
}

/** Buttons for all rows: they are at the row below the mouse, show its record beside the list, and open its menu. By keyboard Space and the menu key do. */
export const QuickViewButton = ({ onShow, onMenu }: Props) => {
  const texts = useAreaTexts('keys')
  const box = useRef<HTMLDivElement>(null)
  const row = useHoveredRow(box)
  if (!row) return null
  const show = () => {
    row.focus()
    if (row.dataset.id !== undefined) onShow(row.dataset.id)
  }
  const more = ({ currentTarget }: PressEvent<HTMLElement>) => {
    const { left, bottom } = currentTarget.getBoundingClientRect()
    row.focus()
    if (row.dataset.id !== undefined) onMenu({ id: row.dataset.id, left, top: bottom })
  }
  const label = texts('keys.names.quickView')
  return (
    <Popper
      ref={box}
      open
      anchorEl={{ getBoundingClientRect: seenPart(row), contextElement: row }}
      placement={getComputedStyle(row).direction === 'rtl' ? 'left' : 'right'}
      modifiers={ON_EDGE}
      sx={{ zIndex: 2, display: 'flex' }}
    >
      <IconButton size="small" tabIndex={-1} aria-label={label} title={label} sx={BUTTON} onClick={show}>
        <VisibilityOutlined sx={{ fontSize: 18 }} />
      </IconButton>
      <IconButton size="small" tabIndex={-1} aria-label={texts('keys.rowMenu')} title={texts('keys.rowMenu')} sx={BUTTON} onClick={more}>
        <MoreVert sx={{ fontSize: 18 }} />
      </IconButton>
    </Popper>
  )
}
