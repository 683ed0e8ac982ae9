import { useTranslate } from 'react-admin'
import type { ErrorTexts } from '../viewContext.view.tsx'

type Tree = Readonly<Record<string, unknown>>

const PREFIX = '@@react-admin@@'

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Either the object of a message with arguments, the same as text behind react-admin's prefix, or a key. */
const messageOf = (message: unknown): { readonly key: string; readonly args?: Tree } | undefined => {
  if (typeof message === 'string')
    return message.startsWith(PREFIX) ? messageOf(JSON.parse(message.slice(PREFIX.length))) : { key: message }
  if (!isTree(message) || typeof message.message !== 'string') return undefined
  return { key: message.message, ...(isTree(message.args) && { args: message.args }) }
}

/** What the form says of the parts of a value, in the user's language: react-hook-form's tree of errors → texts by place. */
export const useErrorTexts = (error: unknown): ErrorTexts => {
  const translate = useTranslate()
  const textsOf = (node: unknown): ErrorTexts => {
    if (!isTree(node)) return {}
    const message = messageOf(node.message)
    const own = message && translate(message.key, { ...message.args, _: message.key })
    const inner = Object.entries(node).filter(([name, value]) => isTree(value) && name !== 'ref' && name !== 'message')
    return { ...(own && { text: own }), parts: Object.fromEntries(inner.map(([name, value]) => [name, textsOf(value)])) }
  }
  return textsOf(error)
}
