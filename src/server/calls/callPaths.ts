import type { CallContract, CallRight, ObjectSchema } from '../../model/calls/callContract.ts'
import { namesIn } from './callInput.ts'
import { statusOf } from './defineCall.ts'

type Described = Readonly<Record<string, unknown>>

const pathParameters = (path: string): readonly Described[] =>
  namesIn(path).map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }))

function parametersIn(place: 'query' | 'header', schema: ObjectSchema | undefined): readonly Described[] {
  return Object.entries(schema?.properties ?? {}).map(([name, one]) => {
    const { description, ...plain } = typeof one === 'object' ? one : {}
    const required = schema?.required?.includes(name) ?? false
    const about = { name, in: place, required, ...(description !== undefined && { description }) }
    return { ...about, schema: plain, ...(plain.type === 'array' && { style: 'form', explode: false }) }
  })
}

function mayOf(right: CallRight): string {
  if (right === 'handler') return ''
  if (right === 'anybody') return 'For anybody.'
  if (right === 'signedIn') return 'For who is signed in.'
  if ('role' in right) return `For the role ${right.role}.`
  return 'screen' in right ? `For who may visit “${right.screen}”.` : `Needs the right “${right.action}” on ${right.resource}.`
}

function successOf({ answer, produces }: CallContract): Described {
  if (answer !== undefined) return { description: 'Done', content: { 'application/json': { schema: answer } } }
  return { description: 'Done', ...(produces !== undefined && { content: { [produces]: { schema: { type: 'string' } } } }) }
}

const requestOf = ({ body, consumes }: CallContract): Described => {
  if (consumes !== undefined) return { requestBody: { required: true, content: { [consumes.type]: { schema: consumes.schema } } } }
  return body === undefined ? {} : { requestBody: { required: true, content: { 'application/json': { schema: body } } } }
}

const operationOf = (call: CallContract): Described => ({
  tags: [call.tag],
  summary: call.summary,
  description: [mayOf(call.right), call.description ?? ''].join(' ').trim(),
  ...(call.right === 'anybody' && { security: [] }),
  parameters: [...pathParameters(call.path), ...parametersIn('query', call.query), ...parametersIn('header', call.headers)],
  ...requestOf(call),
  responses: { [statusOf(call)]: successOf(call) },
})

/** OpenAPI's paths of calls that are declared (`declareCall`). */
export function callPaths(calls: readonly CallContract[]): Record<string, Described> {
  const byPath = Map.groupBy(calls, ({ path }) => path)
  return Object.fromEntries(
    [...byPath].map(([path, those]) => [path, Object.fromEntries(those.map((call) => [call.method.toLowerCase(), operationOf(call)]))]),
  )
}
