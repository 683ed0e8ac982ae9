import type { Schema } from './entitySchemas.ts'

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const

const isObject = (value: unknown): value is Schema => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Statuses that every call can return: unreadable, too frequent, or while the server is busy. */
const ANY = [400, 429, 503]
const SIGNED_IN = [401, 403]
const WRITE = [409, 413, 415]
const VALIDATED = [422]

/** Calls about the caller's own records; these may not exist. */
const OWN = /^\/api\/me\//

const isPublic = ({ security }: Schema) => Array.isArray(security) && security.length === 0

/** Parameters of the address are validated like a body. */
const asks = ({ parameters }: Schema): boolean =>
  Array.isArray(parameters) && parameters.some((one: unknown) => isObject(one) && one.in === 'query' && one.required === true)

/** Error statuses of a call. They depend on who may make it, whether it names a record and whether it writes. */
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

/** Adds to each call every error status that it can return; what a call declares itself stays. */
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
