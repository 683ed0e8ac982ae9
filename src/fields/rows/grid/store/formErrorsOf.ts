import type { CellError, LineErrors } from './cellState.ts'

const isNode = (value: unknown): value is Readonly<Record<string, unknown>> => value !== null && typeof value === 'object'

const isText = (value: unknown): value is CellError => typeof value === 'string' || (isNode(value) && typeof value.message === 'string')

/** The first message at or below a node of a form's errors; a list or an object in a cell has the errors of its parts. */
const messageIn = (error: unknown): CellError | undefined => {
  if (!isNode(error)) return undefined
  if (isText(error.message)) return error.message
  if (error.ref !== undefined) return undefined
  return Object.values(error).map(messageIn).find(Boolean)
}

const ofLine = (error: unknown): LineErrors | undefined => {
  if (!isNode(error)) return undefined
  const found = Object.entries(error).flatMap(([name, inner]) => {
    const message = messageIn(inner)
    return message === undefined ? [] : [[name, message] as const]
  })
  return found.length === 0 ? undefined : Object.fromEntries(found)
}

/** A form's errors of rows, by line. */
export const lineErrorsIn = (error: unknown): readonly (LineErrors | undefined)[] => {
  if (!isNode(error)) return []
  const lines: (LineErrors | undefined)[] = []
  for (const [index, inner] of Object.entries(error)) if (/^\d+$/.test(index)) lines[Number(index)] = ofLine(inner)
  return lines
}

/** Error of the rows as a whole. */
export const listErrorIn = (error: unknown): CellError | undefined => {
  if (!isNode(error)) return undefined
  if (isText(error.message)) return error.message
  return isNode(error.root) && isText(error.root.message) ? error.root.message : undefined
}
