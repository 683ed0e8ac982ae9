import { TranslatableString } from '@rjsf/utils'
import type { Texts } from '../../providers/i18n/areaTexts.ts'

const NAMES: ReadonlyMap<string, string> = new Map(Object.entries(TranslatableString).map(([name, english]) => [english, name]))

/** RJSF's own messages in the page's language. Its parameters are `%1`, `%2`. A new text of a list or map is empty, not a sample. */
export const rjsfTexts =
  (texts: Texts) =>
  (english: TranslatableString, params: readonly string[] = []): string => {
    if (english === TranslatableString.NewStringDefault) return ''
    const text = texts(`record.form.${NAMES.get(english)}`)
    return params.reduce((filled, param, index) => filled.replaceAll(`%${index + 1}`, param), text)
  }
