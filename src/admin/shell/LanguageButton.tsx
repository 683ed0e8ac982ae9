import Translate from '@mui/icons-material/Translate'
import { IconButton, Menu, MenuItem, Tooltip } from '@mui/material'
import { useState } from 'react'
import { useLocaleState, useLocales, useTranslate } from 'react-admin'

/** The languages, each called as its speakers call it. */
export const LanguageButton = () => {
  const translate = useTranslate()
  const locales = useLocales()
  const [locale, setLocale] = useLocaleState()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const label = translate('app.shell.language')
  const choose = (next: string) => {
    setAnchor(undefined)
    setLocale(next)
  }
  return (
    <>
      <Tooltip title={label}>
        <IconButton color="inherit" aria-label={label} aria-haspopup="menu" onClick={(event) => setAnchor(event.currentTarget)}>
          <Translate />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== undefined} onClose={() => setAnchor(undefined)}>
        {locales.map((each) => (
          <MenuItem key={each.locale} lang={each.locale} selected={each.locale === locale} onClick={() => choose(each.locale)}>
            {each.name}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
