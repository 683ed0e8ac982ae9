import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import type { ErrorMessage } from '../../../providers/data/fieldMessages.ts'

/** An error of the form. */
export interface FieldProblem {
  /** `iban`, `lines.0.quantity`. */
  readonly path: string
  /** A text, or its key with parameters. */
  readonly message: string | ErrorMessage
}

/** Name of the field that a path begins with. */
export const fieldIn = (path: string): string => path.split('.', 1)[0] ?? ''

const isNode = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

const isMessage = (value: unknown): value is FieldProblem['message'] =>
  typeof value === 'string' ? value !== '' : isNode(value) && typeof value.message === 'string'

const problemsBelow = (error: unknown, path: string): readonly FieldProblem[] => {
  if (!isNode(error)) return []
  // An error of react-hook-form, which refers to its input.
  if (typeof error.type === 'string') return isMessage(error.message) ? [{ path, message: error.message }] : []
  return Object.entries(error).flatMap(([name, inner]) => problemsBelow(inner, `${path}.${name}`))
}

/** The errors of fields in react-hook-form's tree; those of the record as a whole are at `root`. */
export const problemsIn = ({ root: _, ...errors }: object & { readonly root?: unknown }): readonly FieldProblem[] =>
  Object.entries(errors).flatMap(([name, error]) => problemsBelow(error, name))

type Placed = Pick<ResolvedEntity, 'fields' | 'groups' | 'tabs'>

/** The problems in the order of the form: by tab, section and field. */
export const inOrder = ({ fields, groups, tabs }: Placed, problems: readonly FieldProblem[]): readonly FieldProblem[] => {
  const sections = tabs?.flatMap((tab) => tab.groups) ?? [undefined, ...groups]
  const names = sections.flatMap((group) => fields.filter((field) => field.group === group)).map(({ name }) => name)
  const placeOf = ({ path }: FieldProblem): number => {
    const place = names.indexOf(fieldIn(path))
    return place < 0 ? names.length : place
  }
  return problems.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** How many of the problems are of these fields. */
export const countIn = (problems: readonly FieldProblem[], names: readonly string[]): number =>
  problems.filter(({ path }) => names.includes(fieldIn(path))).length
