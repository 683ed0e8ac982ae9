import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Mistake, SchemaMistakes } from '../../model/check/mistake.ts'
import { pointerSteps } from '../../model/values/jsonPointer.ts'

/** The parts of a node of the syntax tree (ESTree) that are used here. */
interface Node {
  readonly type: string
  readonly start: number
  readonly [part: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value && 'start' in value

const nodesIn = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [])

/** Unwraps `as const`, `satisfies` and parentheses. */
const bare = (node: Node): Node => (isNode(node.expression) && /^TS|^Parenthesized/.test(node.type) ? bare(node.expression) : node)

const keyOf = ({ key }: Node): string | undefined => {
  if (!isNode(key)) return undefined
  return typeof key.name === 'string' ? key.name : key.value === undefined ? undefined : String(key.value)
}

type Names = ReadonlyMap<string, Node>

/** Constants at the top of a file, by name. */
const constantsOf = (program: Node): Names => {
  const statements = nodesIn(program.body).map((one) => (isNode(one.declaration) ? one.declaration : one))
  const made = statements.filter(({ type }) => type === 'VariableDeclaration').flatMap((one) => nodesIn(one.declarations))
  return new Map(made.flatMap(({ id, init }) => (isNode(id) && isNode(init) && typeof id.name === 'string' ? [[id.name, init]] : [])))
}

/** Position and value of a member of an object or list. Resolves constants of the same file, and spreads. */
const memberOf = (given: Node, name: string, names: Names): { readonly at: Node; readonly value: Node } | undefined => {
  const node = resolved(given, names)
  if (node.type === 'ArrayExpression') {
    const element = nodesIn(node.elements)[Number(name)]
    return element && { at: element, value: element }
  }
  if (node.type !== 'ObjectExpression') return undefined
  const parts = nodesIn(node.properties)
  const own = parts.findLast((part) => part.type === 'Property' && keyOf(part) === name)
  if (own && isNode(own.value)) return { at: own, value: own.value }
  const spread = parts.filter(({ type }) => type === 'SpreadElement').flatMap(({ argument }) => nodesIn(argument))
  return spread.map((one) => memberOf(one, name, names)).find((found) => found !== undefined)
}

const resolved = (given: Node, names: Names): Node => {
  const node = bare(given)
  const named = node.type === 'Identifier' && typeof node.name === 'string' ? names.get(node.name) : undefined
  return named ? resolved(named, names) : node
}

/** The argument of `defineEntity`, or the only object with an `$id`. */
const schemaNode = (names: Names): Node | undefined => {
  const objects = [...names.values()].flatMap((node) => {
    const one = bare(node)
    return one.type === 'CallExpression' ? nodesIn(one.arguments).slice(0, 1) : [one]
  })
  return (
    objects.find((node) => memberOf(node, '$id', names) !== undefined) ?? objects.find((node) => bare(node).type === 'ObjectExpression')
  )
}

/** The deepest node in a schema's source that matches a pointer. */
const nodeAt = (root: Node, pointer: string, names: Names): Node => {
  let [at, value] = [root, root]
  for (const name of pointerSteps(pointer)) {
    const found = memberOf(value, name, names)
    if (found === undefined) return at
    ;({ at, value } = found)
  }
  return at
}

/** Line of a JSON pointer in the source of a schema; undefined if that part of the schema is not written in the file. */
const lineOfPointer = async (source: string, pointer: string): Promise<number | undefined> => {
  // Imported on demand, because only mistakes need it and it would slow down every start.
  const { parseAst } = await import('vite')
  const program: unknown = parseAst(source, { lang: 'ts' })
  if (!isNode(program)) return undefined
  const names = constantsOf(program)
  const root = schemaNode(names)
  return root && source.slice(0, nodeAt(root, pointer, names).start).split('\n').length
}

const withLine = async (mistake: Mistake, folder: string): Promise<Mistake> => {
  if (mistake.line !== undefined || !mistake.file.endsWith('.ts')) return mistake
  try {
    const line = await lineOfPointer(await readFile(path.join(folder, mistake.file), 'utf8'), mistake.pointer)
    return line === undefined ? mistake : { ...mistake, line }
  } catch {
    return mistake
  }
}

/**
 * Mistakes with their lines.
 * @param folder their file names are relative to it
 */
export const withLines = async (mistakes: readonly Mistake[], folder: string): Promise<SchemaMistakes> =>
  new SchemaMistakes(await Promise.all(mistakes.map((mistake) => withLine(mistake, folder))))
