import type { FromSchema, JSONSchema } from 'json-schema-to-ts'
import type { EntityId, ShownMap } from '../entityMap.ts'
import type { Action, Json } from '../entitySchema.ts'

/** Parameters or members by name. */
export interface ObjectSchema {
  readonly type: 'object'
  readonly properties: Readonly<Record<string, JSONSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: false
}

/** Who may make a call, `handler` where more than a session may grant the right; the service checks further rights on records. */
export type CallRight =
  | 'anybody'
  | 'signedIn'
  | 'handler'
  | { readonly role: string }
  | { readonly screen: string }
  | { readonly resource: string; readonly action: Action }

/**
 * What server and client agree on about one call that no entity schema gives. Plain data: the server validates and documents by it, handler and
 * client are typed by it. Without `answer` and `produces` the answer is empty: 204, unless `status` says otherwise.
 */
export interface CallContract {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** `/api/wallets/{id}/requests` */
  readonly path: `/api/${string}`
  /** Heading in the API's description; default: the plural of the resource of `right`. */
  readonly tag?: string
  readonly summary: string
  readonly description?: string
  readonly right: CallRight
  /** Changes nothing, whatever its method: Admins who view the product as another user may make it. */
  readonly readsOnly?: true
  /** Lists are separated by commas; as JSON they are taken as well. */
  readonly query?: ObjectSchema
  readonly headers?: ObjectSchema
  readonly body?: ObjectSchema
  /** In place of `body`: what the handler reads itself. */
  readonly consumes?: { readonly type: string; readonly schema: ObjectSchema }
  /** Of a success; default 200, or 204 for an empty answer. */
  readonly status?: 201 | 202 | 302
  /** Schema of a JSON answer. */
  readonly answer?: JSONSchema
  /**
   * Further statuses of refusals that this kind of call does not have: 404 where the body names records, 410 of a page that is gone, which answers
   * as `produces` says.
   */
  readonly refuses?: readonly (404 | 410)[]
  /** Headers of a success, with what they say. */
  readonly sends?: Readonly<Record<string, string>>
  /** Media type of an answer that is not JSON. */
  readonly produces?: string
  /** Entity whose wordings the errors at fields prefer; default: the resource of `right`. */
  readonly texts?: string
}

type Names<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never

/** `Open`: members that the schema does not declare. */
type ReadonlyDeep<T, Open> = unknown extends T
  ? Open
  : T extends readonly (infer I)[]
    ? readonly ReadonlyDeep<I, Open>[]
    : T extends object
      ? { readonly [K in keyof T]: ReadonlyDeep<T[K], Open> }
      : T

type ShownRecord<Id> = Id extends EntityId ? ShownMap[Id] : Readonly<Record<string, unknown>>

/** The values that a schema takes; of `recordOf` the record as the API answers it. */
export type ValueOf<S, Open = unknown> = S extends { readonly $ref: `#/components/schemas/${infer Id}` }
  ? ShownRecord<Id>
  : S extends JSONSchema
    ? ReadonlyDeep<FromSchema<S>, Open>
    : never

/** The declared members, also of an object that may have others; what came with a call is JSON. */
type MembersOf<S> = ValueOf<S & { readonly additionalProperties: false }, Json>

type Params<C extends CallContract> = { readonly [N in Names<C['path']>]: string }
type Query<C> = C extends { readonly query: infer S } ? MembersOf<S> : undefined
type Headers<C> = C extends { readonly headers: infer S } ? MembersOf<S> : undefined
type Body<C> = C extends { readonly body: infer S } ? MembersOf<S> : undefined
// biome-ignore lint/suspicious/noConfusingVoidType: the handler of an empty answer returns nothing
type Empty = void

type Answer<C> = C extends { readonly answer: infer S }
  ? ValueOf<S>
  : C extends { readonly produces: string } | { readonly status: 302 }
    ? unknown
    : Empty

/** A part without required members may be left out. */
type Part<Name extends string, T> = [T] extends [undefined]
  ? object
  : keyof T extends never
    ? object
    : object extends T
      ? { readonly [N in Name]?: T }
      : { readonly [N in Name]: T }

/** What a client sends with a call. */
export interface Sent {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

/** What handler and client of a call hold. */
export interface CallTypes {
  readonly params: unknown
  readonly query: unknown
  readonly headers: unknown
  readonly body: unknown
  readonly answer: unknown
  /** Those of the first four that the call has. */
  readonly sent: Sent
}

/** Made once, where the call is declared: generic code finds plain types. */
interface TypesOf<C extends CallContract> {
  readonly params: Params<C>
  readonly query: Query<C>
  readonly headers: Headers<C>
  readonly body: Body<C>
  readonly answer: Answer<C>
  readonly sent: Part<'params', Params<C>> & Part<'query', Query<C>> & Part<'headers', Headers<C>> & Part<'body', Body<C>>
}

/** A contract with its types, which do not exist at run time. */
export type TypedCall<T extends CallTypes> = CallContract & { readonly types: T | undefined }

/** Declares a call; only infers types. */
export const declareCall = <const C extends CallContract>(contract: C): C & { readonly types: TypesOf<C> | undefined } => ({
  ...contract,
  types: undefined,
})

type Typed = { readonly types: CallTypes | undefined }

export type QueryOf<C extends Typed> = NonNullable<C['types']>['query']
export type BodyOf<C extends Typed> = NonNullable<C['types']>['body']
/** As it comes to a client: JSON. */
export type AnswerOf<C extends Typed> = ReadonlyDeep<NonNullable<C['types']>['answer'], Json>
export type SentOf<C extends Typed> = NonNullable<C['types']>['sent']
