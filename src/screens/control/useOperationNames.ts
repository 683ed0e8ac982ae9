import { OPERATIONS } from '../../domain/operations.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import type { Named } from './NameInput.tsx'

/** Operations that can be controlled, with their labels. */
export const useOperationNames = (): readonly Named[] => {
  const texts = useAreaTexts('control')
  return Object.values(OPERATIONS).map((id) => ({ id, name: texts(`control.operations.${id}`) }))
}
