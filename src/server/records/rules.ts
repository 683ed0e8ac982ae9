import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Action } from '../../model/entitySchema.ts'
import type { FieldError } from '../../model/errors.ts'
import type { RecordLock } from '../../model/recordLock.ts'
import type { Model, ResolvedEntity } from '../../model/resolvedEntity.ts'
import type { Subject } from '../../model/subject.ts'
import type { Queries, Transaction } from '../db/database.ts'
import type { Repository } from '../db/repository/repository.ts'
import type { Followed } from './following.ts'
import type { RecordContext } from './recordContext.ts'
import type { StoredRecord, Values } from './values.ts'

/** What rules may need from the rest of the server. */
export interface RuleServices {
  readonly clock: () => Date
  /** Bytes that the files of one firm may take together. */
  readonly uploadQuota?: number
  /** Hosts whose pages of cars may be added by address. */
  readonly auctionHosts: readonly string[]
  /** Voids access tokens made from an older version of the user. */
  readonly userChanged: (user: string, version: number) => void
  /** A user has come or has got another address: whom it concerns is mailed. */
  readonly addressWritten: (user: StoredRecord, before: StoredRecord | undefined) => void
  /** Makes a right that was written or deleted count at once, here and in other processes. */
  readonly rightChanged: (right: StoredRecord, deleted: boolean) => void
}

/** One write, as rules see it. `before` is undefined at creation, `next` at deletion. */
export interface RuleContext {
  readonly trx: Transaction
  readonly repository: Repository
  readonly model: Model
  readonly entity: ResolvedEntity
  readonly subject: Subject
  readonly before?: StoredRecord
  readonly next?: Values
  readonly services: RuleServices
  /** For rules that write further records. */
  readonly records: RecordContext
  /** Further records that the rules have written; what follows a commit is done for them as well. */
  readonly followed: Followed[]
  /** The record whose deletion takes this one along. */
  readonly cause?: StoredRecord
  /** Name of the action (`EntityRules.actions`) that the write is, if it is one. */
  readonly action?: string
}

/** The state that a write is to reach. */
type Writing = RuleContext & { readonly next: Values }

/** An action under way, after the record has been changed. */
export interface ActionContext extends RuleContext {
  readonly before: StoredRecord
  readonly next: StoredRecord
  /** What came with the call. */
  readonly data: Values
  /** Doubtful operations that the asker has confirmed (`operationControl.ts`). */
  readonly confirmed: ReadonlySet<string>
}

/**
 * Something that is done to records by name, with a right of its own: `POST /api/<entity>/<id>/<action>`, and for many
 * `POST /api/<entity>/batch { action, ids, data }`.
 */
export interface NamedAction {
  readonly right: Action
  /** JSON Schema of what comes with the call, for the API's description; the action itself judges it. */
  readonly body?: Readonly<Record<string, unknown>>
  /** What it changes in a record, which the transaction has locked. Refuses by throwing `AppError`. */
  readonly changes: (record: StoredRecord, data: Values) => Values
  /** What goes with it in the same transaction, also where the record itself stays as it is. */
  readonly effect?: (context: ActionContext) => Promise<void>
}

/** What an entity demands beyond its schema: `features/<feature>/<entityId>.rules.ts` exports it as `rules`. */
export interface EntityRules {
  /** Fills what follows from other values, before validation. Pure. */
  readonly complete?: (next: Values, before: Values | undefined) => Values
  /** What is wrong beyond the schema, told together with it. Pure; sees passwords as they were typed. `revived`: a deleted record comes back. */
  readonly judge?: (next: Values, before: Values | undefined, revived: boolean) => readonly FieldError[]
  /** Fills what only the transaction can know, and writes what the record will refer to; the result is judged again. */
  readonly fill?: (context: Writing) => Promise<Values>
  /** Refuses by throwing `AppError`; runs in the transaction, after validation. */
  readonly beforeWrite?: (context: RuleContext) => Promise<void>
  /** Follows up in the same transaction; `next` is what has been stored. */
  readonly afterWrite?: (context: RuleContext & { readonly next?: StoredRecord }) => Promise<void>
  /** Whether a file that a record shows is for the asker to see though the record is not. */
  readonly showsUpload?: (context: RecordContext, queries: Queries, subject: Subject, upload: StoredRecord) => Promise<boolean>
  /** What a reader sees of a record, beyond what access to its fields says. */
  readonly present?: (context: Pick<RecordContext, 'model' | 'access'>, subject: Subject, record: Values) => Values
  /** After the commit; `before` of a record that was changed. */
  readonly committed?: (services: RuleServices, record: StoredRecord, deleted: boolean, before?: StoredRecord) => void
  /** What is closed to changes while the record is as it is; pure, told with the record and refused by the write. It may only tell of what every reader sees. */
  readonly lock?: (record: Values) => RecordLock | undefined
  readonly actions?: Readonly<Record<string, NamedAction>>
}

const FOLDER = join(import.meta.dirname, '../features')

const RULES = /([^/\\]+)\.rules\.ts$/

/** Rules by entity, found by being there. */
export async function loadRules(folder = FOLDER): Promise<ReadonlyMap<string, EntityRules>> {
  const files = (await readdir(folder, { recursive: true })).flatMap((name) => {
    const entity = RULES.exec(name)?.[1]
    return entity === undefined ? [] : [{ name, entity }]
  })
  const loaded = files.map(async ({ name, entity }) => {
    const module: { rules?: EntityRules } = await import(pathToFileURL(join(folder, name)).href)
    if (!module.rules) throw new Error(`features/${name} exports no rules`)
    return [entity, module.rules] as const
  })
  return new Map(await Promise.all(loaded))
}
