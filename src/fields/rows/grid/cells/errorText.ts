import { formMessage } from '../../../../model/formMessage.ts'
import type { CellError } from '../store/cellState.ts'

export type Translate = (key: string, params?: Record<string, unknown>) => string

/** Text of a form's error. */
export const errorText = (error: CellError, translate: Translate): string => {
  const { message, args } = formMessage(error) ?? { message: 'errors.invalid' }
  return translate(message, { _: message, ...args })
}
