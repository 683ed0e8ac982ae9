import Keyboard from '@mui/icons-material/KeyboardOutlined'
import LogoutIcon from '@mui/icons-material/Logout'
import Translate from '@mui/icons-material/Translate'
import Undo from '@mui/icons-material/Undo'
import { useSyncExternalStore } from 'react'
import { useLocales, useLogout, useTranslate } from 'react-admin'
import { can } from '../../../model/policy.ts'
import { useChooseLocale } from '../../../providers/i18n/useChooseLocale.ts'
import { useAdmin } from '../../adminContext.tsx'
import { startQuery } from '../../form/start/startAddress.ts'
import { useTemplates } from '../../form/templates/savedTemplates.ts'
import { runKey } from '../../keys/declaredKeys.ts'
import { useSavedViews } from '../../list/views/savedViews.ts'
import { useNames } from '../../names.ts'
import type { NavItem } from '../navigation.ts'
import { useLabel, useNavigation, viewItem } from '../useNavigation.ts'
import type { Command } from './command.ts'

const unique = (commands: readonly Command[]): readonly Command[] => [...new Map(commands.map((each) => [each.id, each])).values()]

/** All screens of the menus, without duplicates. */
const useScreens = (): readonly Command[] => {
  const { main, user, pages } = useNavigation()
  const labelOf = useLabel()
  const translate = useTranslate()
  const screen = (item: NavItem): Command => ({
    id: `screen ${item.to}`,
    kind: 'screens',
    label: labelOf(item.label),
    keywords: `${item.label.fallback} ${item.to}`,
    icon: item.icon,
    to: item.to,
  })
  const home: Command = {
    id: 'screen /home',
    kind: 'screens',
    label: translate('app.menu.home'),
    keywords: 'Home',
    icon: 'Home',
    to: '/home',
  }
  return unique([home, ...main.flatMap(({ items }) => items).map(screen), ...user.map(screen), ...pages.map(screen)])
}

/** The views that the user may open, also those that are not in the menu. */
const useViewCommands = (): readonly Command[] => {
  const { model } = useAdmin()
  const names = useNames()
  const { data = [] } = useSavedViews()
  return data.flatMap((view) => {
    const entity = model.entities[view.entity]
    const { to, icon } = viewItem(view)
    const hint = entity && names.entity(entity, 2)
    return hint === undefined
      ? []
      : [{ id: `screen ${to}`, kind: 'screens', label: view.name, hint, keywords: entity?.plural ?? '', icon, to }]
  })
}

/** Creation of a record, for each entity with the right. */
const useCreations = (): readonly Command[] => {
  const { model, subject } = useAdmin()
  const names = useNames()
  return model.list
    .filter((entity) => entity.menu.length > 0 && can(entity, 'create', subject))
    .map((entity) => ({
      id: `create ${entity.id}`,
      kind: 'create',
      label: names.create(entity),
      keywords: `New ${entity.title}`,
      icon: entity.icon,
      to: `/${entity.id}/create`,
    }))
}

/** Creation of a record from a template. */
const useTemplateCommands = (): readonly Command[] => {
  const { model } = useAdmin()
  const names = useNames()
  return (useTemplates() ?? []).flatMap(({ id, entity: of, name }) => {
    const entity = model.entities[of]
    if (!entity) return []
    const to = `/${of}/create${startQuery({ template: id })}`
    return [
      {
        id: `create ${to}`,
        kind: 'create',
        label: name,
        hint: names.create(entity),
        keywords: `New ${entity.title}`,
        icon: entity.icon,
        to,
      },
    ]
  })
}

/** Undo of the latest write, which phones have no key for, change of language, list of keys, sign-out, and the product's actions. */
const useActions = (): readonly Command[] => {
  const translate = useTranslate()
  const locales = useLocales()
  const chooseLocale = useChooseLocale()
  const logout = useLogout()
  const { actions = [], undo } = useAdmin()
  const { next } = useSyncExternalStore(undo.subscribe, undo.current)
  const undoLatest: Command = {
    id: 'undo',
    kind: 'actions',
    label: translate('app.notify.undo'),
    keywords: 'Undo',
    icon: Undo,
    run: () => void runKey('undo'),
  }
  return [
    ...(next ? [undoLatest] : []),
    ...actions.map(
      ({ id, label, icon, run }): Command => ({ id: `action ${id}`, kind: 'actions', label: label(translate), keywords: id, icon, run }),
    ),
    ...locales.map(
      ({ locale, name }): Command => ({
        id: `language ${locale}`,
        kind: 'actions',
        label: translate('palette.language', { name }),
        keywords: `Language ${locale}`,
        icon: Translate,
        run: () => chooseLocale(locale),
      }),
    ),
    {
      id: 'keys',
      kind: 'actions',
      label: translate('palette.keys'),
      keywords: 'Keyboard shortcuts keys help',
      icon: Keyboard,
      run: () => void runKey('help'),
    },
    {
      id: 'sign-out',
      kind: 'actions',
      label: translate('ra.auth.logout'),
      keywords: 'Sign out log out',
      icon: LogoutIcon,
      run: () => void logout(),
    },
  ]
}

/** All global commands, in the user's language. */
export const useCommands = (): readonly Command[] => [
  ...unique([...useScreens(), ...useViewCommands()]),
  ...useCreations(),
  ...useTemplateCommands(),
  ...useActions(),
]
