import type { FieldError } from '../../model/errors.ts'
import { messageKeys } from '../../model/validate/messageKeys.ts'
import { messageParams } from '../../model/validate/messageParams.ts'

/** The text of an error: chosen among the keys that exist, filled by `args`. React-admin translates it when it is shown. */
export interface ErrorMessage {
  readonly message: string
  readonly args: Readonly<Record<string, unknown>>
}

export type Translate = (key: string, options?: Readonly<Record<string, unknown>>) => string

const exists = (translate: Translate, key: string): boolean => translate(key, { _: '' }) !== ''

/** The most particular text there is for the error. */
export const errorMessage = (translate: Translate, entity: string, error: FieldError): ErrorMessage => ({
  message: messageKeys(error, entity).find((key) => exists(translate, key)) ?? 'errors.invalid',
  args: messageParams(error.params, (key) => translate(key)),
})

/** React-admin's form of a message with arguments inside a plain string; it follows a change of language. */
export const encoded = (message: ErrorMessage): string => `@@react-admin@@${JSON.stringify(message)}`
