import type { FieldError } from '../../model/errors.ts'
import { messageKeys } from '../../model/validate/messageKeys.ts'
import { messageParams } from '../../model/validate/messageParams.ts'

/** Text of an error: an existing key and its parameters. React-admin translates it when it is shown. */
export interface ErrorMessage {
  readonly message: string
  readonly args: Readonly<Record<string, unknown>>
}

export type Translate = (key: string, options?: Readonly<Record<string, unknown>>) => string

const exists = (translate: Translate, key: string): boolean => translate(key, { _: '' }) !== ''

/** The most specific text of an error. */
export const errorMessage = (translate: Translate, entity: string, error: FieldError): ErrorMessage => ({
  message: messageKeys(error, entity).find((key) => exists(translate, key)) ?? 'errors.invalid',
  args: messageParams(error.params, (key) => translate(key)),
})

/** React-admin's encoding of a message with arguments as a string, which is translated when it is shown. */
export const encoded = (message: ErrorMessage): string => `@@react-admin@@${JSON.stringify(message)}`
