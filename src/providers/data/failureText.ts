import type { Translate } from './fieldMessages.ts'

/** Kinds of failures. An entity may have its own texts: `errors.<entity>.<failure>`. */
export type Failure = 'createFailed' | 'saveFailed' | 'deleteFailed' | 'loadFailed'

const COMMON: Readonly<Record<Failure, string>> = {
  createFailed: 'app.notify.saveFailed',
  saveFailed: 'app.notify.saveFailed',
  deleteFailed: 'app.notify.deleteFailed',
  loadFailed: 'app.notify.loadFailed',
}

/** An entity's own text of a failure; `''` if it has none. A failed creation falls back to the text of failed saves. */
export const ownFailureText = (translate: Translate, entity: string, failure: Failure): string =>
  translate(`errors.${entity}.${failure}`, { _: failure === 'createFailed' ? ownFailureText(translate, entity, 'saveFailed') : '' })

/** Text of a failure, exactly as in the catalogue (specification, section 8). */
export const failureText = (translate: Translate, entity: string, failure: Failure): string =>
  ownFailureText(translate, entity, failure) || translate(COMMON[failure])
