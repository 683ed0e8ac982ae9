import type { CellError } from '../store/cellState.ts'

export type Translate = (key: string, params?: Record<string, unknown>) => string

/** Text of a form's error. */
export const errorText = (error: CellError, translate: Translate): string =>
  typeof error === 'string' ? translate(error, { _: error }) : translate(error.message, { _: error.message, ...error.args })
