import { useTranslate } from 'react-admin'
import { useAdmin } from '../../admin/adminContext.tsx'
import { useNames } from '../../admin/names.ts'
import { SCREEN_NAMES } from '../../domain/screenNames.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import type { Named } from './NameInput.tsx'
import { screenLabel } from './rightNames.ts'

/** Entities and screens that rights can be given on, with their labels. */
export const useRightNames = (): readonly Named[] => {
  const names = useNames()
  const texts = useAreaTexts('control')
  const translate = useTranslate()
  const { model } = useAdmin()
  const entities = model.list.filter(({ access }) => Object.keys(access).length > 0)
  return [
    ...entities.map((entity) => ({ id: entity.id, name: names.entity(entity, 2), group: texts('control.kinds.entity') })),
    ...SCREEN_NAMES.map((id) => ({ id, name: screenLabel(translate, id), group: texts('control.kinds.screen') })),
  ]
}
