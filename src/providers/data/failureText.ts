import type { Translate } from './fieldMessages.ts'

/** What could not be done. An entity may have words of its own for each: `errors.<entity>.<failure>`. */
export type Failure = 'createFailed' | 'saveFailed' | 'deleteFailed' | 'loadFailed'

const COMMON: Readonly<Record<Failure, string>> = {
  createFailed: 'app.notify.saveFailed',
  saveFailed: 'app.notify.saveFailed',
  deleteFailed: 'app.notify.deleteFailed',
  loadFailed: 'app.notify.loadFailed',
}

/** An entity's own text for a failure; '' if it has none. Re-creating a record has its own text, or that of every save. */
export const ownFailureText = (translate: Translate, entity: string, failure: Failure): string =>
  translate(`errors.${entity}.${failure}`, { _: failure === 'createFailed' ? ownFailureText(translate, entity, 'saveFailed') : '' })

/** What failed, in the catalogue's words and no others (specification, section 8). */
export const failureText = (translate: Translate, entity: string, failure: Failure): string =>
  ownFailureText(translate, entity, failure) || translate(COMMON[failure])
