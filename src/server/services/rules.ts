import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Model, ResolvedEntity } from '../../model/resolvedEntity.ts'
import type { Subject } from '../../model/subject.ts'
import type { Transaction } from '../db/database.ts'
import type { Repository } from '../db/repository/repository.ts'
import type { RecordContext } from './recordContext.ts'
import type { StoredRecord, Values } from './values.ts'

/** What rules may need from the rest of the server. */
export interface RuleServices {
  readonly clock: () => Date
  /** Voids access tokens made from an older version of the user. */
  readonly userChanged: (user: string, version: number) => void
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
}

/** What an entity demands beyond its schema: `services/rules/<entityId>.ts` exports it as `rules`. */
export interface EntityRules {
  /** Fills what follows from other values, before validation. Pure. */
  readonly complete?: (next: Values, before: Values | undefined) => Values
  /** Refuses by throwing `AppError`; runs in the transaction, after validation. */
  readonly beforeWrite?: (context: RuleContext) => Promise<void>
  /** Follows up in the same transaction; `next` is what has been stored. */
  readonly afterWrite?: (context: RuleContext & { readonly next?: StoredRecord }) => Promise<void>
  /** What a reader sees of a record, beyond what access to its fields says. */
  readonly present?: (context: Pick<RecordContext, 'model' | 'access'>, subject: Subject, record: Values) => Values
  /** After the commit. */
  readonly committed?: (services: RuleServices, record: StoredRecord, deleted: boolean) => void
}

const FOLDER = join(import.meta.dirname, 'rules')

/** Rules by entity, found by being there. */
export async function loadRules(folder = FOLDER): Promise<ReadonlyMap<string, EntityRules>> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  const loaded = files.map(async (name) => {
    const module: { rules?: EntityRules } = await import(pathToFileURL(join(folder, name)).href)
    if (!module.rules) throw new Error(`services/rules/${name} exports no rules`)
    return [name.slice(0, -3), module.rules] as const
  })
  return new Map(await Promise.all(loaded))
}
