import type { CellError } from '../store/cellLook.ts'

export type Translate = (key: string, params?: Record<string, unknown>) => string

/** An error of a form in the user's language. */
export const errorText = (error: CellError, translate: Translate): string =>
  typeof error === 'string' ? translate(error, { _: error }) : translate(error.message, { _: error.message, ...error.args })
