import Check from '@mui/icons-material/Check'
import { ListItemIcon, ListItemText, Menu, MenuItem } from '@mui/material'
import { useLocaleState, useLocales } from 'react-admin'
import { useChooseLocale } from '../../providers/i18n/useChooseLocale.ts'
import { useMenuPlacement } from './useMenuPlacement.ts'

interface Props {
  readonly anchor: HTMLElement | undefined
  readonly onClose: () => void
}

/** The languages, each with its own name. */
export const LanguageMenu = ({ anchor, onClose }: Props) => {
  const locales = useLocales()
  const [locale] = useLocaleState()
  const chooseLocale = useChooseLocale()
  const choose = (next: string) => {
    onClose()
    chooseLocale(next)
  }
  return (
    <Menu anchorEl={anchor} open={anchor !== undefined} onClose={onClose} {...useMenuPlacement(anchor)}>
      {locales.map((each) => (
        <MenuItem key={each.locale} lang={each.locale} selected={each.locale === locale} onClick={() => choose(each.locale)}>
          <ListItemText>{each.name}</ListItemText>
          <ListItemIcon sx={{ justifyContent: 'flex-end' }}>{each.locale === locale && <Check fontSize="small" />}</ListItemIcon>
        </MenuItem>
      ))}
    </Menu>
  )
}
