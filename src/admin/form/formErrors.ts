import type { FieldError } from '../../model/errors.ts'
import { type ErrorMessage, errorMessage, type Translate } from '../../providers/data/fieldMessages.ts'

type Tree = { [key: string]: Tree | ErrorMessage }

const put = (tree: Tree, path: readonly string[], message: ErrorMessage): void => {
  const [step = '', ...rest] = path
  if (rest.length === 0) {
    tree[step] ??= message
    return
  }
  const next = tree[step]
  const inner: Tree = next === undefined || 'message' in next ? {} : (next as Tree)
  tree[step] = inner
  put(inner, rest, message)
}

/** Errors of rows as a list, which react-hook-form requires. */
const listed = (error: Tree | ErrorMessage): Tree | ErrorMessage =>
  Object.keys(error).every((key) => /^\d+$/.test(key)) ? Object.assign([], error) : error

/** Error that an input itself reports. */
export interface OwnProblem {
  readonly path: string
  readonly message: ErrorMessage
}

/** Field errors in the shape of react-hook-form: `{ lines: { 0: { quantity: { message, args } } } }`. The deepest error of a path wins. */
export const formErrors = (translate: Translate, entity: string, errors: readonly FieldError[], own: readonly OwnProblem[] = []): Tree => {
  const tree: Tree = {}
  for (const { path, message } of own) put(tree, path.split('.'), message)
  for (const error of [...errors].sort((one, other) => one.path.length - other.path.length)) {
    put(tree, error.path === '' ? ['root', 'record'] : error.path.split('.'), errorMessage(translate, entity, error))
  }
  return Object.fromEntries(Object.entries(tree).map(([name, error]) => [name, listed(error)]))
}
