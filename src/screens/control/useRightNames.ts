import { useTranslate } from 'react-admin'
import { useAdmin } from '../../admin/adminContext.tsx'
import { useNames } from '../../admin/names.ts'
import { SCREEN_NAMES } from '../../domain/screenNames.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import type { Named } from './NameInput.tsx'

/** Screens that are called as the list of an entity is. */
const SCREEN_TEXTS: Readonly<Record<string, string>> = { walletManage: 'resources.wallets.menu' }

/** Entities and screens that rights can be given on, as the user knows them. */
export const useRightNames = (): readonly Named[] => {
  const names = useNames()
  const texts = useAreaTexts('control')
  const translate = useTranslate()
  const { model } = useAdmin()
  const entities = model.list.filter(({ access }) => Object.keys(access).length > 0)
  return [
    ...entities.map((entity) => ({ id: entity.id, name: names.entity(entity, 2), group: texts('control.kinds.entity') })),
    ...SCREEN_NAMES.map((id) => ({ id, name: translate(SCREEN_TEXTS[id] ?? `app.menu.${id}`), group: texts('control.kinds.screen') })),
  ]
}
