import type { CallContract, CallRight, ObjectSchema } from '../../model/calls/callContract.ts'
import { namedEntity } from '../../model/entityOf.ts'
import type { Model } from '../../model/resolvedEntity.ts'
import { namesIn } from './callInput.ts'
import { statusOf } from './defineCall.ts'

type Described = Readonly<Record<string, unknown>>

const pathParameters = (path: string): readonly Described[] =>
  namesIn(path).map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }))

function parametersIn(place: 'query' | 'header', schema: ObjectSchema | undefined): readonly Described[] {
  return Object.entries(schema?.properties ?? {}).map(([name, one]) => {
    const { title, description, ...plain } = typeof one === 'object' ? one : {}
    const required = schema?.required?.includes(name) ?? false
    const about = { name, in: place, required, ...(title !== undefined && { title }), ...(description !== undefined && { description }) }
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

const sentHeaders = (sends: NonNullable<CallContract['sends']>) =>
  Object.fromEntries(Object.entries(sends).map(([name, description]) => [name, { description, schema: { type: 'string' } }]))

/** Schema of an answer by media type, without the type's parameters. */
const contentOf = (produces: NonNullable<CallContract['produces']>): Described =>
  Object.fromEntries(
    [produces].flat().map((type) => {
      const [name = type] = type.split(';')
      return [name, { schema: name === 'application/json' ? {} : { type: 'string' } }]
    }),
  )

function successOf({ answer, produces, sends }: CallContract): Described {
  const done = { description: 'Done', ...(sends && { headers: sentHeaders(sends) }) }
  if (answer !== undefined) return { ...done, content: { 'application/json': { schema: answer } } }
  return { ...done, ...(produces !== undefined && { content: contentOf(produces) }) }
}

const refusalOf = ({ produces }: CallContract, status: number): Described =>
  status === 410 && produces !== undefined
    ? { description: 'Gone', content: contentOf(produces) }
    : { $ref: `#/components/responses/${status}` }

const requestOf = ({ body, consumes }: CallContract): Described => {
  if (consumes !== undefined) return { requestBody: { required: true, content: { [consumes.type]: { schema: consumes.schema } } } }
  return body === undefined ? {} : { requestBody: { required: true, content: { 'application/json': { schema: body } } } }
}

function headingOf({ tag, right, path }: CallContract, model: Model): string {
  if (tag !== undefined) return tag
  if (typeof right === 'object' && 'resource' in right) return namedEntity({ model }, right.resource).plural
  throw new Error(`${path} has no heading`)
}

const operationOf = (call: CallContract, model: Model): Described => ({
  tags: [headingOf(call, model)],
  summary: call.summary,
  description: [mayOf(call.right), call.description ?? ''].join(' ').trim(),
  ...(call.right === 'anybody' && { security: [] }),
  parameters: [...pathParameters(call.path), ...parametersIn('query', call.query), ...parametersIn('header', call.headers)],
  ...requestOf(call),
  responses: {
    ...Object.fromEntries((call.refuses ?? []).map((status) => [status, refusalOf(call, status)])),
    [statusOf(call)]: successOf(call),
  },
})

/** OpenAPI's paths of calls that are declared (`declareCall`). Parameters that have a name (`named`) have it as a `title`. */
export function callPaths(calls: readonly CallContract[], model: Model): Record<string, Described> {
  const byPath = Map.groupBy(calls, ({ path }) => path)
  return Object.fromEntries(
    [...byPath].map(([path, those]) => [
      path,
      Object.fromEntries(those.map((call) => [call.method.toLowerCase(), operationOf(call, model)])),
    ]),
  )
}
