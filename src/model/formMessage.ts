const PREFIX = '@@react-admin@@'

/** Text key of a form's error, with parameters if it has any. */
export interface FormMessage {
  readonly message: string
  readonly args?: Readonly<Record<string, unknown>>
}

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reads a form's error: a key, an object with a key and arguments, or either as text behind react-admin's prefix. Undefined for anything else. */
export const formMessage = (error: unknown): FormMessage | undefined => {
  if (typeof error === 'string') return error.startsWith(PREFIX) ? formMessage(JSON.parse(error.slice(PREFIX.length))) : { message: error }
  if (!isTree(error)) return undefined
  const { message, args } = error
  if (typeof message !== 'string') return undefined
  return message.startsWith(PREFIX) ? formMessage(message) : { message, ...(isTree(args) && { args }) }
}
