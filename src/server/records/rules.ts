import type { BodyOf, TypedCall } from '../../model/calls/callContract.ts'
import type { ActionTypes } from '../../model/calls/recordCalls.ts'
import type { EntityId, EntityMap } from '../../model/entityMap.ts'
import type { DraftFor, EntityOf, RecordFor } from '../../model/entityOf.ts'
import type { Action } from '../../model/entitySchema.ts'
import type { FieldError } from '../../model/errors.ts'
import type { RecordLock } from '../../model/recordLock.ts'
import type { Model, ResolvedEntity } from '../../model/resolvedEntity.ts'
import type { Subject } from '../../model/subject.ts'
import type { Queries, Transaction } from '../db/database.ts'
import type { Repository } from '../db/repository/repository.ts'
import type { WrittenRecord } from './afterCommit.ts'
import type { RecordContext } from './recordContext.ts'
import type { StoredRecord } from './values.ts'

/** One write, as rules see it. `before` is undefined at creation, `next` at deletion. */
export interface RuleContext<E extends ResolvedEntity = ResolvedEntity> {
  readonly trx: Transaction
  readonly repository: Repository
  readonly model: Model
  readonly entity: E
  readonly subject: Subject
  readonly before?: RecordFor<E>
  readonly next?: DraftFor<E>
  /** For rules that write further records. */
  readonly records: RecordContext
  /** Further records that the rules have written; what follows a commit is done for them as well. */
  readonly alsoWritten: WrittenRecord[]
  /** The record whose deletion takes this one along. */
  readonly cause?: StoredRecord
  /** Name of the action (`EntityRules.actions`) that the write is, if it is one. */
  readonly action?: string
}

/** The state that a write is to reach. */
export type Writing<E extends ResolvedEntity = ResolvedEntity> = RuleContext<E> & { readonly next: DraftFor<E> }

/** An action under way, after the record has been changed. */
export interface ActionContext<E extends ResolvedEntity = ResolvedEntity, Body = unknown> extends RuleContext<E> {
  readonly before: RecordFor<E>
  readonly next: RecordFor<E> & DraftFor<E>
  /** Input of the call, valid by its contract. */
  readonly body: Body
  /** Risky operations that the caller has confirmed (`operationControl.ts`). */
  readonly confirmed: ReadonlySet<string>
}

interface Does<E extends ResolvedEntity, Body> {
  /** What it changes in a record, which the transaction has locked. Refuses by throwing `AppError`. */
  changes(record: RecordFor<E>, body: Body, context: RuleContext<E>): DraftFor<E> | Promise<DraftFor<E>>
  /** Effects in the same transaction, even if the record itself does not change. */
  effect?(context: ActionContext<E, Body>): Promise<void>
}

type ActionCall<Id extends string = EntityId> = TypedCall<ActionTypes> & {
  readonly right: { readonly resource: Id; readonly action: Action }
}

type EntityIn<C extends ActionCall> = EntityOf<C['right']['resource']>

/**
 * Something that is done to records by name, with a right of its own: `POST /api/<entity>/<id>/<action>`, and for many
 * `POST /api/<entity>/batch { action, ids, data }`.
 */
export interface NamedAction<E extends ResolvedEntity = ResolvedEntity> extends Does<E, unknown> {
  readonly name: string
  readonly call: ActionCall<E['id']>
}

/** An action whose contract (`actionOn`) gives its name and right, and types its record and body. */
export const namedAction = <C extends ActionCall>(call: C, does: Does<EntityIn<C>, BodyOf<C>>): NamedAction<EntityIn<C>> => ({
  ...does,
  name: call.path.slice(call.path.lastIndexOf('/') + 1),
  call,
})

/** What an explanation of rights (`PRODUCT.md S8`) asks: a user’s action on a record that they may write, or on none yet. */
export interface Attempt<E extends ResolvedEntity = ResolvedEntity> {
  readonly action: Action
  readonly subject: Subject
  readonly record?: RecordFor<E>
}

/** Why a write would be refused though access allows it: `rule` is for explanations, `code` one of `errors.*`. */
interface Obstacle {
  readonly rule: string
  readonly code?: string
}

/**
 * Rules of an entity besides its schema, given by a feature (`feature.ts`). They are methods, so that rules of one entity fit into a map of
 * rules of any.
 */
export interface EntityRules<E extends ResolvedEntity = ResolvedEntity> {
  /** Values that follow from others, before validation. Pure. */
  derive?(next: DraftFor<E>, before: DraftFor<E> | undefined): DraftFor<E>
  /** Errors that the schema cannot find, reported together with its own. Pure; sees passwords as they were typed. `revived`: a deleted record comes back. */
  validate?(next: DraftFor<E>, before: DraftFor<E> | undefined, revived: boolean): readonly FieldError[]
  /** Fills what only the transaction can know, and writes what the record will refer to; the result is validated again. */
  beforeSave?(context: Writing<E>): Promise<DraftFor<E>>
  /** Refuses by throwing `AppError`; runs in the transaction, after validation. */
  beforeWrite?(context: RuleContext<E>): Promise<void>
  /** Runs in the same transaction; `next` is the stored record. */
  afterWrite?(context: RuleContext<E> & { readonly next?: RecordFor<E> }): Promise<void>
  /** Whether a file that a record shows is for the caller to see though the record is not. */
  showsUpload?(context: RecordContext, queries: Queries, subject: Subject, upload: EntityMap['uploads']): Promise<boolean>
  /** Restricts what a reader sees of a record, besides access to its fields. */
  redact?(context: Pick<RecordContext, 'model' | 'access'>, subject: Subject, record: DraftFor<E>): DraftFor<E>
  /** After the commit; `before` of a record that was changed. */
  committed?(record: RecordFor<E>, deleted: boolean, before?: RecordFor<E>): void
  /**
   * Locks that the record's state sets; pure. Sent with the record and enforced by the write. Must depend only on fields that every reader
   * sees.
   */
  lock?(record: DraftFor<E>): RecordLock | undefined
  /** What the hooks above would refuse of an attempt; explains a missing right. */
  obstacles?(context: RecordContext, attempt: Attempt<E>): Promise<readonly Obstacle[]>
  readonly actions?: readonly NamedAction<E>[]
}

/** Rules of an entity whose records the types know. */
export type RulesFor<Id extends EntityId> = EntityRules<EntityOf<Id>>
