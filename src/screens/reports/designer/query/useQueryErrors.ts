import { useTranslate } from 'react-admin'
import { useFormState } from 'react-hook-form'

const PREFIX = '@@react-admin@@'

const member = (node: unknown, name: string): unknown =>
  typeof node === 'object' && node !== null ? Object.entries(node).find(([key]) => key === name)?.[1] : undefined

interface Message {
  readonly message: string
  readonly args?: Readonly<Record<string, unknown>>
}

const isMessage = (value: unknown): value is Message => typeof member(value, 'message') === 'string'

const parsed = (message: unknown): Message | undefined => {
  if (typeof message !== 'string') return isMessage(message) ? message : undefined
  if (!message.startsWith(PREFIX)) return { message }
  const inner: unknown = JSON.parse(message.slice(PREFIX.length))
  return typeof inner === 'string' ? { message: inner } : isMessage(inner) ? inner : undefined
}

/** The form's errors for the parts of a field, by path; the field's own error has an empty path. */
export const useQueryErrors = (source: string): ((path: string) => string | undefined) => {
  const translate = useTranslate()
  const { errors } = useFormState({ name: source })
  return (path) => {
    const found = [source, ...(path === '' ? [] : path.split('.'))].reduce<unknown>(member, errors)
    const message = parsed(member(found, 'message'))
    return message && translate(message.message, { ...message.args, _: message.message })
  }
}
