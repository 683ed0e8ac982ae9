import { useTranslate } from 'react-admin'
import { useAdmin } from '../../admin/adminContext.tsx'
import { useNames } from '../../admin/names.ts'
import { SCREEN_NAMES } from '../../domain/screenNames.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import type { Named } from './NameInput.tsx'

/** Labels of screens that have the name of an entity's list. */
const SCREEN_TEXTS: Readonly<Record<string, string>> = { walletManage: 'resources.wallets.menu' }

/** Entities and screens that rights can be given on, with their labels. */
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
