import type { Schema } from './entitySchemas.ts'

/**
 * What a place of an OpenAPI document needs of it: its whole address or component, and the components that it refers to, directly or through others.
 * The page of the API runs the text of this function in the browser, so it uses nothing from outside itself.
 * @param place `['paths', '/api/customers', 'get']`
 */
export function documentPart(document: Schema, place: readonly string[]): Schema {
  const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
  const part: Record<string, unknown> = { ...document, paths: {}, components: {} }
  const copy = (from: unknown, to: unknown, [name = '', ...rest]: readonly string[]): void => {
    if (!isObject(from) || !isObject(to) || from[name] === undefined) return
    if (rest.length > 0) {
      to[name] ??= {}
      copy(from[name], to[name], rest)
    } else if (to[name] === undefined) {
      to[name] = from[name]
      follow(from[name])
    }
  }
  const keep = (path: readonly string[]) => copy(document, part, path.slice(0, path[0] === 'paths' ? 2 : 3))
  const follow = (value: unknown): void => {
    if (!isObject(value)) return
    if (typeof value.$ref === 'string' && value.$ref.startsWith('#/')) keep(value.$ref.slice(2).split('/'))
    Object.values(value).forEach(follow)
  }
  keep(place)
  return part
}
