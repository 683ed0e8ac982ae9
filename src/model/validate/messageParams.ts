import type { FieldError } from '../errors.ts'
import { isItems, isMembers } from '../evaluate/kinds.ts'

/** Maximum number of alternatives in a text. */
const MAX_NAMED = 12

/** Parameters of an error's text, with alternatives joined to one text. `text` translates keys of `errors`. */
export const messageParams = (params: FieldError['params'], text: (key: string) => string): FieldError['params'] => {
  const { alternatives } = params
  if (!isItems(alternatives)) return params
  const names = alternatives.flatMap((one) => (isMembers(one) ? String(one.text ?? text(`errors.kinds.${one.kind}`)) : []))
  const once = [...new Set(names)]
  const listed = [...once.slice(0, MAX_NAMED), ...(once.length > MAX_NAMED ? ['…'] : [])]
  return { ...params, alternatives: listed.join(`${text('errors.listSeparator')} `) }
}
