import type { Schema } from './entitySchemas.ts'

const isObject = (value: unknown): value is Schema => typeof value === 'object' && value !== null && !Array.isArray(value)

interface Shared {
  readonly paths: Record<string, unknown>
  /** Kind → name → component. */
  readonly components: { readonly schemas: Record<string, unknown>; readonly parameters: Record<string, unknown> }
}

/**
 * Moves schemas and parameters that have a name (`named`) from the paths to the components, and refers to them.
 * @throws if two of a kind have the same name and differ
 */
export function namedComponents(given: Record<string, unknown>): Shared {
  const components: Shared['components'] = { schemas: {}, parameters: {} }
  const moved = (kind: keyof typeof components, name: string, component: Schema): Schema => {
    const same = components[kind][name] ?? component
    if (JSON.stringify(same) !== JSON.stringify(component)) throw new Error(`The API has two different ${kind} called ${name}`)
    components[kind][name] = component
    return { $ref: `#/components/${kind}/${name}` }
  }
  const share = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(share)
    if (!isObject(value)) return value
    const { title, ...one }: Schema = value
    if (typeof title !== 'string') return shareIn(value)
    return typeof one.in === 'string' ? moved('parameters', title, shareIn(one)) : moved('schemas', title, shareIn(value))
  }
  const shareIn = (value: Schema) => Object.fromEntries(Object.entries(value).map(([name, one]) => [name, share(one)]))
  return { paths: shareIn(given), components }
}
