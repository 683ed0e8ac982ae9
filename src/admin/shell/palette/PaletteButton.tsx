import './PaletteButton.css'
import './CommandPalette.css'
import Search from '@mui/icons-material/Search'
import { Box } from '@mui/material'
import { Suspense, startTransition, useState } from 'react'
import { useTranslate } from 'react-admin'
import { lazy } from '../../../ui/lazy/lazy.tsx'
import { VISUALLY_HIDDEN } from '../../../ui/visuallyHidden.ts'
import { holdTyping } from '../../keys/holdTyping.ts'
import { ARIA_MOD, MOD } from '../../keys/platform.ts'
import { useKey } from '../../keys/useKey.ts'

const CommandPalette = lazy(() => import('./CommandPalette.tsx'))

/** Phones show the icon only. */
const LABEL = { '@media (max-width: 899.95px)': VISUALLY_HIDDEN } as const

/** Opens the command palette, as Ctrl+K (⌘K) does everywhere. The palette is loaded on first use. */
export const PaletteButton = () => {
  const translate = useTranslate()
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState(() => () => '')
  const show = () => {
    typed()
    const held = holdTyping()
    setTyped(() => held)
    startTransition(() => setOpen(true))
  }
  useKey('palette', () => (open ? setOpen(false) : show()))
  const label = translate('palette.open')
  return (
    <>
      <button type="button" className="bar-search" onClick={show} title={label} aria-haspopup="dialog" aria-keyshortcuts={`${ARIA_MOD}+K`}>
        <Search />
        <Box component="span" sx={LABEL}>
          {label}
        </Box>
        <i className="key" data-key={`${MOD} K`} />
      </button>
      {open && (
        <Suspense fallback={null}>
          <CommandPalette typed={typed} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
