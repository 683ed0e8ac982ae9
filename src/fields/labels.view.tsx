import { useTranslate } from 'react-admin'
import type { Json } from '../model/entitySchema.ts'
import { humanize } from '../model/naming.ts'
import type { ResolvedField } from '../model/resolvedEntity.ts'

/** Label of a field in the user's language; the English one is from the schema. */
export const useFieldLabel = () => {
  const translate = useTranslate()
  return (entity: string, field: ResolvedField): string => translate(`resources.${entity}.fields.${field.path}`, { _: field.title })
}

/** Label of one choice of an enum. */
export const useOptionLabel = () => {
  const translate = useTranslate()
  return (entity: string, field: ResolvedField, value: Json): string => {
    const text = String(value)
    return translate(`resources.${entity}.options.${field.path}.${text}`, {
      _: field.titles[text] ?? (typeof value === 'string' ? humanize(text) : text),
    })
  }
}

/** Text of a boolean as a state: `blocked` is "Blocked", a false `active` is "Active: no". */
export const useStateText = () => {
  const translate = useTranslate()
  const labelOf = useFieldLabel()
  return (entity: string, field: ResolvedField, value: boolean): string =>
    value ? labelOf(entity, field) : translate('app.list.notSo', { label: labelOf(entity, field) })
}
