import type { BodyOf, TypedCall } from '../../model/calls/callContract.ts'
import type { ActionTypes } from '../../model/calls/recordCalls.ts'
import type { EntityId, EntityMap, Exactly } from '../../model/entityMap.ts'
import type { DraftFor, EntityOf, RecordFor } from '../../model/entityOf.ts'
import type { Action } from '../../model/entitySchema.ts'
import type { ErrorIn, FieldError } from '../../model/errors.ts'
import type { RecordLock } from '../../model/records/recordLock.ts'
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
  /** Further records that the rules have written; their `committed` rules run as well. */
  readonly alsoWritten: WrittenRecord[]
  /** The deleted record from which this deletion cascades. */
  readonly cause?: StoredRecord
  /** Risky operations that the caller has confirmed; undefined where nobody can confirm: in jobs and writes that another write requires. */
  readonly confirmed?: ReadonlySet<string>
  /** Name of the action (`EntityRules.actions`), if the write is one. */
  readonly action?: string
}

/** A write with its target state. */
export type WriteContext<E extends ResolvedEntity = ResolvedEntity> = RuleContext<E> & { readonly next: DraftFor<E> }

/** A running action, after the record has changed. */
export interface ActionContext<E extends ResolvedEntity = ResolvedEntity, Body = unknown> extends RuleContext<E> {
  readonly before: RecordFor<E>
  readonly next: RecordFor<E> & DraftFor<E>
  /** Input of the call, valid by its contract. */
  readonly body: Body
  /** Risky operations that the caller has confirmed (`operationControl.ts`). */
  readonly confirmed: ReadonlySet<string>
}

/** Changes to a record, without names that it lacks. */
type ChangesTo<E extends ResolvedEntity, Changes> = DraftFor<E> & Exactly<Changes, DraftFor<E>>

interface Does<E extends ResolvedEntity, Body, Changes extends object = object> {
  /** Returns the changes to a record, which the transaction has locked. Throws `AppError` to refuse. */
  changes(record: RecordFor<E>, body: Body, context: RuleContext<E>): ChangesTo<E, Changes> | Promise<ChangesTo<E, Changes>>
  /** Further writes in the same transaction; runs even if the record itself does not change. */
  effect?(context: ActionContext<E, Body>): Promise<void>
}

type ActionCall<Id extends string = EntityId> = TypedCall<ActionTypes> & {
  readonly right: { readonly resource: Id; readonly action: Action }
}

type EntityIn<C extends ActionCall> = EntityOf<C['right']['resource']>

/**
 * A named action on records, with its own right: `POST /api/<entity>/<id>/<action>`, and for many
 * `POST /api/<entity>/batch { action, ids, data }`.
 */
export interface NamedAction<E extends ResolvedEntity = ResolvedEntity> extends Does<E, unknown> {
  readonly name: string
  readonly call: ActionCall<E['id']>
}

/** An action whose contract (`actionOn`) gives its name and right, and types its record and body. */
export const namedAction = <C extends ActionCall, Changes extends object>(
  call: C,
  does: Does<EntityIn<C>, BodyOf<C>, Changes>,
): NamedAction<EntityIn<C>> => ({
  ...does,
  name: call.path.slice(call.path.lastIndexOf('/') + 1),
  call,
})

/** Input of an explanation of rights (`PRODUCT.md S8`): a user’s action on a record that they may write, or on a new one. */
export interface Attempt<E extends ResolvedEntity = ResolvedEntity> {
  readonly action: Action
  readonly subject: Subject
  readonly record?: RecordFor<E>
}

/** Reason to refuse a write that access allows: `rule` is for explanations, `code` one of `errors.*`. */
interface Obstacle {
  readonly rule: string
  readonly code?: string
}

/** A record that is deleted for good. */
export type PurgedRecord = Pick<EntityMap['deletedRecords'], 'entity' | 'record'>

/** An error of a record. */
type ErrorFor<E extends ResolvedEntity> = E['id'] extends EntityId ? ErrorIn<RecordFor<E>> : FieldError

/** Hides parts of a record by the record itself. */
interface Redaction<E extends ResolvedEntity> {
  /** The fields that it may change. Queries of users can't read them, since SQL can't apply it. */
  readonly fields: readonly string[]
  present(context: Pick<RecordContext, 'model' | 'access'>, subject: Subject, record: DraftFor<E>): DraftFor<E>
}

/**
 * Rules of an entity besides its schema, provided by a feature (`feature.ts`). They are methods, because rules of one entity must be
 * assignable to a map of rules of any entity.
 */
export interface EntityRules<E extends ResolvedEntity = ResolvedEntity> {
  /** Computes derived values before validation. Pure. */
  derive?(next: DraftFor<E>, before: DraftFor<E> | undefined): DraftFor<E>
  /** Finds errors that the schema can't express; they are reported together with the schema's. Pure; sees passwords in plain text. `revived`: a deleted record is restored. */
  validate?(next: DraftFor<E>, before: DraftFor<E> | undefined, revived: boolean): readonly ErrorFor<E>[]
  /** Adds values that need the transaction, and writes records that this one refers to. The result is validated again. */
  beforeSave?(context: WriteContext<E>): Promise<DraftFor<E>>
  /** Runs in the transaction, after validation. Throws `AppError` to refuse. */
  beforeWrite?(context: RuleContext<E>): Promise<void>
  /** Runs in the same transaction; `next` is the stored record. */
  afterWrite?(context: RuleContext<E> & { readonly next?: RecordFor<E> }): Promise<void>
  /** Whether the caller may see a file of a record that the caller may not see. */
  showsUpload?(context: RecordContext, queries: Queries, subject: Subject, upload: EntityMap['uploads']): Promise<boolean>
  /**
   * Removes records of this entity that hang on a record of any entity, when that is deleted for good. Runs in the same transaction; returns what it has
   * removed, whose uploads go too.
   */
  removeWith?(context: RecordContext, trx: Transaction, purged: PurgedRecord): Promise<readonly PurgedRecord[]>
  /** Hides more of a record than access to fields does. */
  readonly redact?: Redaction<E>
  /** Runs after the commit; `before` is set for a changed record. */
  committed?(record: RecordFor<E>, deleted: boolean, before?: RecordFor<E>): void
  /**
   * Locks a record depending on its state. Pure. Sent with the record and enforced by writes. May depend only on fields that every reader
   * sees.
   */
  lock?(record: DraftFor<E>): RecordLock | undefined
  /**
   * The record to lock before this one: the one whose lock also guards what this one's writes change. Without an order, two writers wait for each
   * other until the database ends one.
   */
  lockedAfter?(record: RecordFor<E>): { readonly entity: EntityId; readonly id: string } | undefined
  /** Id of the record that people mean by a common name that is no value of it, such as “UK”. For imports. */
  findByName?(name: string): string | undefined
  /** Reasons why the hooks above would refuse an attempt, for explanations of rights. */
  obstacles?(context: RecordContext, attempt: Attempt<E>): Promise<readonly Obstacle[]>
  readonly actions?: readonly NamedAction<E>[]
}

/** Rules of an entity, with typed records. */
export type RulesFor<Id extends EntityId> = EntityRules<EntityOf<Id>>
