import type { Translate } from './fieldMessages.ts'

/** What could not be done. An entity may have words of its own for each: `errors.<entity>.<failure>`. */
export type Failure = 'createFailed' | 'saveFailed' | 'deleteFailed' | 'loadFailed'

const COMMON: Readonly<Record<Failure, string>> = {
  createFailed: 'app.notify.saveFailed',
  saveFailed: 'app.notify.saveFailed',
  deleteFailed: 'app.notify.deleteFailed',
  loadFailed: 'app.notify.loadFailed',
}

/** An entity's own words for a failure; '' where it has none. What saves a record anew says so, or as for every save. */
export const ownFailureText = (translate: Translate, entity: string, failure: Failure): string =>
  translate(`errors.${entity}.${failure}`, { _: failure === 'createFailed' ? ownFailureText(translate, entity, 'saveFailed') : '' })

/** `Failed to add car.` and `Save failed` alike are followed by a reason. */
const sentence = (text: string): string => (/[.!?؟]$/.test(text) ? text : `${text}.`)

/** What failed, and why where that is known. */
export const failureText = (translate: Translate, entity: string, failure: Failure, reason = ''): string => {
  const what = ownFailureText(translate, entity, failure) || translate(COMMON[failure])
  return reason ? `${sentence(what)} ${reason}` : what
}
