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

/** Who may make a call. `handler`: the handler itself authorizes, since more than a session can grant the right. Services check further rights on records. */
export type CallRight =
  | 'anybody'
  | 'signedIn'
  | 'handler'
  | { readonly role: string }
  | { readonly screen: string }
  | { readonly resource: string; readonly action: Action }

/**
 * The contract of one call that is not derived from an entity's schema. Plain data: the server validates requests and documents the API by it, and it
 * types handler and client. Without `answer` and `produces` the answer is empty: 204, unless `status` is set.
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
  /** The call changes nothing, whatever its method: Admins who view the hub as another user may make it. */
  readonly readsOnly?: true
  /** The call writes no record, or only undoes writes: the user's earlier writes can still be undone after it. Needs no mention where `readsOnly` is. */
  readonly keepsUndo?: true
  /**
   * Whether users of a firm that is stopped may make it (`PRODUCT.md P5`). By default calls that write need a running plan if the resource of `right` belongs to
   * firms; other calls decide themselves.
   */
  readonly whileStopped?: 'allowed' | 'refused'
  /** Lists are separated by commas; JSON is accepted too. */
  readonly query?: ObjectSchema
  readonly headers?: ObjectSchema
  readonly body?: ObjectSchema
  /** Instead of `body`: a request body that the handler parses itself. */
  readonly consumes?: { readonly type: string; readonly schema: ObjectSchema }
  /** Status on success; default 200, or 204 for an empty answer. */
  readonly status?: 201 | 202 | 302
  /** Schema of a JSON answer. */
  readonly answer?: JSONSchema
  /**
   * Further error statuses that this kind of call does not have by default: 404 if the body names records, 410 for an expired page, whose body is of the
   * type `produces`.
   */
  readonly refuses?: readonly (404 | 410)[]
  /** Headers on success → their descriptions. */
  readonly sends?: Readonly<Record<string, string>>
  /** Media type of an answer that is a file or text, or those that the query chooses from. */
  readonly produces?: string | readonly string[]
  /** Entity whose texts field errors prefer; default: the resource of `right`. */
  readonly texts?: string
}

type Names<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never

/** `Open`: type of undeclared members. */
type ReadonlyDeep<T, Open> = unknown extends T
  ? Open
  : T extends readonly (infer I)[]
    ? readonly ReadonlyDeep<I, Open>[]
    : T extends object
      ? { readonly [K in keyof T]: ReadonlyDeep<T[K], Open> }
      : T

type ShownRecord<Id> = Id extends EntityId ? ShownMap[Id] : Readonly<Record<string, unknown>>

/** Type of the values of a schema; for `recordOf` the record as the API answers it. */
export type ValueOf<S, Open = unknown> = S extends { readonly $ref: `#/components/schemas/${infer Id}` }
  ? ShownRecord<Id>
  : S extends JSONSchema
    ? ReadonlyDeep<FromSchema<S>, Open>
    : never

/** The declared members, even of an open object; those of a request are JSON. */
type MembersOf<S> = ValueOf<S & { readonly additionalProperties: false }, Json>

type Params<C extends CallContract> = { readonly [N in Names<C['path']>]: string }
type Query<C> = C extends { readonly query: infer S } ? MembersOf<S> : undefined
type Headers<C> = C extends { readonly headers: infer S } ? MembersOf<S> : undefined
type Body<C> = C extends { readonly body: infer S } ? MembersOf<S> : undefined
// biome-ignore lint/suspicious/noConfusingVoidType: a handler with an empty answer returns nothing
type Empty = void

type Answer<C> = C extends { readonly answer: infer S }
  ? ValueOf<S>
  : C extends { readonly produces: string | readonly string[] } | { readonly status: 302 }
    ? unknown
    : Empty

/** A part without required members is optional. */
type Part<Name extends string, T> = [T] extends [undefined]
  ? object
  : keyof T extends never
    ? object
    : object extends T
      ? { readonly [N in Name]?: T }
      : { readonly [N in Name]: T }

/** The client loads no contract, so its request repeats what the contract says about undo; the type requires it. */
type Undo<C> = C extends { readonly readsOnly: true } | { readonly keepsUndo: true } ? { readonly keepsUndo: true } : object

/** Parts of a client's request. */
export interface Sent {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
  /** See `CallContract`. */
  readonly keepsUndo?: true
}

/** Types of a call for handler and client. */
export interface CallTypes {
  readonly params: unknown
  readonly query: unknown
  readonly headers: unknown
  readonly body: unknown
  readonly answer: unknown
  /** Those of the first four parts that the call has. */
  readonly sent: Sent
}

/** Resolved once, at the declaration, so that generic code gets plain types. */
interface TypesOf<C extends CallContract> {
  readonly params: Params<C>
  readonly query: Query<C>
  readonly headers: Headers<C>
  readonly body: Body<C>
  readonly answer: Answer<C>
  readonly sent: Part<'params', Params<C>> & Part<'query', Query<C>> & Part<'headers', Headers<C>> & Part<'body', Body<C>> & Undo<C>
}

/** A contract with its types, which exist at compile time only. */
export type TypedCall<T extends CallTypes> = CallContract & { readonly types: T | undefined }

/** Declares a call. Only infers types. */
export const declareCall = <const C extends CallContract>(contract: C): C & { readonly types: TypesOf<C> | undefined } => ({
  ...contract,
  types: undefined,
})

type Typed = { readonly types: CallTypes | undefined }

export type QueryOf<C extends Typed> = NonNullable<C['types']>['query']
export type BodyOf<C extends Typed> = NonNullable<C['types']>['body']
/** Answer of a call as parsed JSON. */
export type AnswerOf<C extends Typed> = ReadonlyDeep<NonNullable<C['types']>['answer'], Json>
export type SentOf<C extends Typed> = NonNullable<C['types']>['sent']
