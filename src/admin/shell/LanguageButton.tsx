import Translate from '@mui/icons-material/Translate'
import { IconButton, Tooltip } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { LanguageMenu } from './LanguageMenu.tsx'

/** The way to the languages, in the bar. */
export const LanguageButton = () => {
  const label = useTranslate()('app.shell.language')
  const [anchor, setAnchor] = useState<HTMLElement>()
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          className="bar-roomy"
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={anchor !== undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Translate />
        </IconButton>
      </Tooltip>
      <LanguageMenu anchor={anchor} onClose={() => setAnchor(undefined)} />
    </>
  )
}
