import Search from '@mui/icons-material/Search'
import { Box, Button, IconButton, Tooltip } from '@mui/material'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'

const CommandPalette = lazy(() => import('./CommandPalette.tsx'))

const MAC = /mac|iphone|ipad/i.test(navigator.userAgent)

const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (MAC ? metaKey : ctrlKey) && !altKey && !shiftKey

/** Opens the command palette, as Ctrl+K (⌘K) does anywhere. It is fetched when it is first wanted. */
export const PaletteButton = () => {
  const translate = useTranslate()
  const [open, setOpen] = useState(false)
  const show = () => setOpen(true)
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return
      event.preventDefault()
      setOpen((before) => !before)
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [])
  const label = translate('palette.open')
  return (
    <>
      <Button
        color="inherit"
        onClick={show}
        startIcon={<Search />}
        aria-keyshortcuts={MAC ? 'Meta+K' : 'Control+K'}
        sx={{ display: { xs: 'none', lg: 'inline-flex' }, border: 1, borderColor: 'divider', px: 1.5, mx: 1, color: 'text.secondary' }}
      >
        {translate('app.shell.search')}
        <Box component="kbd" dir="ltr" sx={{ ml: 3, fontFamily: 'inherit', fontSize: '0.75rem' }}>
          {MAC ? '⌘K' : 'Ctrl K'}
        </Box>
      </Button>
      <Tooltip title={label}>
        <IconButton color="inherit" onClick={show} aria-label={label} sx={{ display: { lg: 'none' } }}>
          <Search />
        </IconButton>
      </Tooltip>
      {open && (
        <Suspense fallback={null}>
          <CommandPalette onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
