import type { Schema } from './entitySchemas.ts'

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const

const isObject = (value: unknown): value is Schema => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Any call can be unreadable, or come too often or at a bad time. */
const ANY = [400, 429, 503]
const SIGNED_IN = [401, 403]
const WRITE = [409, 413, 415]
const VALIDATED = [422]

/** Calls about the caller's own records, which may not exist. */
const OWN = /^\/api\/me\//

const isPublic = ({ security }: Schema) => Array.isArray(security) && security.length === 0

/** Parameters of the address are validated like a body. */
const asks = ({ parameters }: Schema): boolean =>
  Array.isArray(parameters) && parameters.some((one: unknown) => isObject(one) && one.in === 'query' && one.required === true)

/** Possible refusals of a call, by its kind: who may make it, whether it names a record, whether it writes. */
function refusalsOf(path: string, method: string, operation: Schema): readonly number[] {
  const writes = method !== 'get'
  return [
    ...ANY,
    ...(isPublic(operation) && !writes ? [] : SIGNED_IN),
    ...(path.includes('{') || OWN.test(path) ? [404] : []),
    ...(writes ? WRITE : []),
    ...(writes || asks(operation) ? VALIDATED : []),
  ]
}

function described(path: string, method: string, operation: Schema): Schema {
  const own = isObject(operation.responses) ? operation.responses : {}
  const refusals = refusalsOf(path, method, operation).map((status) => [status, { $ref: `#/components/responses/${status}` }])
  return { ...operation, responses: { ...Object.fromEntries(refusals), ...own } }
}

/** Paths of which each call documents every status that it can answer; what a call declares itself stays. */
export const withRefusals = (paths: Schema): Schema =>
  Object.fromEntries(
    Object.entries(paths).map(([path, item]) => {
      if (!isObject(item)) return [path, item]
      const operations = METHODS.flatMap((method) => {
        const operation = item[method]
        return isObject(operation) ? [[method, described(path, method, operation)]] : []
      })
      return [path, { ...item, ...Object.fromEntries(operations) }]
    }),
  )
