import { useTranslate } from 'react-admin'
import { errorMessage } from '../../providers/data/fieldMessages.ts'
import { refusalOf } from '../../providers/data/refusal.ts'

/** Errors of a call: by path of the field, and of the whole. */
export interface Refused {
  readonly fields: Readonly<Record<string, string>>
  readonly message?: string | undefined
}

export const NOT_REFUSED: Refused = { fields: {} }

/** Puts the field errors of a refused call into words, those of the entity first. */
export const useFieldTexts = (entity: string) => {
  const translate = useTranslate()
  return (error: unknown): Refused['fields'] =>
    Object.fromEntries(
      Object.entries(refusalOf(error)?.details ?? {}).map(([path, wrong]) => {
        const { message, args } = errorMessage(translate, entity, { path, ...wrong })
        return [path, translate(message, args)]
      }),
    )
}

/** What a dialog says above its inputs: the error of the whole, or those of fields that are not `shown` there. */
export const textAbove = ({ fields, message }: Refused, shown: readonly string[]): string | undefined => {
  const others = Object.entries(fields).flatMap(([path, text]) => (shown.includes(path) ? [] : [text]))
  return message ?? (others.length > 0 ? others.join(' · ') : undefined)
}

/** Props of an input with the error of its field. */
export const mistakeAt = ({ fields }: Refused, path: string, hint?: string) => ({
  error: fields[path] !== undefined,
  helperText: fields[path] ?? hint,
})
