import { useTranslate } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { formMessage } from '../../../../model/formMessage.ts'

const member = (node: unknown, name: string): unknown =>
  typeof node === 'object' && node !== null ? Object.entries(node).find(([key]) => key === name)?.[1] : undefined

/** The form's errors for the parts of a field, by path; the field's own error has an empty path. */
export const useQueryErrors = (source: string): ((path: string) => string | undefined) => {
  const translate = useTranslate()
  const { errors } = useFormState({ name: source })
  return (path) => {
    const found = [source, ...(path === '' ? [] : path.split('.'))].reduce<unknown>(member, errors)
    const message = formMessage(member(found, 'message'))
    return message && translate(message.message, { ...message.args, _: message.message })
  }
}
