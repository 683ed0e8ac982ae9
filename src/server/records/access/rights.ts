import type { DraftMap, EntityMap } from '../../../model/entityMap.ts'
import { namedEntity } from '../../../model/entityOf.ts'
import type { Action } from '../../../model/entitySchema.ts'
import { can } from '../../../model/policy.ts'
import type { Model } from '../../../model/resolvedEntity.ts'
import type { Right, Subject } from '../../../model/subject.ts'
import type { Database, Queries } from '../../db/database.ts'
import type { Repository } from '../../db/repository/repository.ts'
import { createRetry } from '../loops/createRetry.ts'
import type { RuleContext } from '../rules.ts'

export type StoredRight = EntityMap['userRights']

/** The right that a record of `userRights` grants or denies. */
export type GivenRight = Pick<StoredRight, 'role' | 'user' | 'entity' | 'action' | 'effect'>

export interface Rights {
  /** Rights of a user with these roles; the same list until something changes. */
  readonly of: (user: string, roles: readonly string[]) => readonly Right[]
  /** Call after the commit that wrote or deleted a right. It applies at once in this process and shortly after in the others. */
  readonly changed: (right: StoredRight, deleted: boolean) => void
  readonly close: () => Promise<void>
}

/** The right that a record would grant; undefined if the record lacks a required field. */
export const asRight = ({ role = null, user = null, entity, action, effect }: DraftMap['userRights']): GivenRight | undefined =>
  entity && action && effect ? { role, user, entity, action, effect } : undefined

const CHANNEL = 'rights_changed'

/** Rows per page. */
const PAGE = 1000

/** All stored rights. */
export async function readRights(queries: Queries, repository: Repository): Promise<StoredRight[]> {
  const all: StoredRight[] = []
  for (;;) {
    const rows = await repository.of('userRights').find(queries, {}, { offset: all.length, limit: PAGE })
    all.push(...rows)
    if (rows.length < PAGE) return all
  }
}

/** All rights as the transaction sees them. */
export const storedRights = ({ trx, repository }: Pick<RuleContext, 'trx' | 'repository'>): Promise<StoredRight[]> =>
  readRights(trx, repository)

/** The rights that apply to a user with these roles. */
export const rightsFor = (all: readonly GivenRight[], user: string, roles: readonly string[]): readonly Right[] =>
  all.flatMap(({ role, user: whose, entity, action, effect }): Right[] => {
    if (whose !== null) return whose === user ? [{ entity, action, effect, via: 'user' }] : []
    return role !== null && roles.includes(role) ? [{ entity, action, effect, via: 'role', role }] : []
  })

/** Rights that make a user an administrator: a hub needs at least one (`PRODUCT.md S2`). */
const ADMINISTRATION: readonly (readonly [string, Action])[] = [
  ['users', 'list'],
  ['users', 'edit'],
  ['userRights', 'list'],
  ['userRights', 'create'],
  ['userRights', 'delete'],
]

/** Whether a user with these rights can administer users and their rights. */
export function isAdministrator(
  model: Model,
  all: readonly GivenRight[],
  { id, roles }: Pick<EntityMap['users'], 'id' | 'roles'>,
): boolean {
  const subject = { id, roles, rights: rightsFor(all, id, roles) }
  return ADMINISTRATION.every(([entity, action]) => can(namedEntity({ model }, entity), action, subject))
}

/** Whether the change concerns a user. */
type Concerns = (subject: Subject) => boolean

type RightsById = ReadonlyMap<string, StoredRight>

/** Old and new states of the rights that differ. */
function differences(before: RightsById, after: RightsById): readonly StoredRight[] {
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter((id) => before.get(id)?._version !== after.get(id)?._version)
  return changed.flatMap((id) => [before.get(id), after.get(id)]).filter((right) => right !== undefined)
}

/** By user id, or by a role that a user has. */
function concerning(changed: readonly StoredRight[]): Concerns {
  const users = new Set(changed.map(({ user }) => user))
  const roles = new Set<string | null>(changed.map(({ role }) => role))
  return (subject) => users.has(subject.id) || subject.roles.some((role) => roles.has(role))
}

const NONE: readonly Right[] = Object.freeze([])

/** Maximum number of users whose rights are cached; beyond it the cache is cleared. */
const MAX_KEPT = 10_000

/** Rights of each user among all rights, cached. */
function createLists(all: RightsById): (user: string, roles: readonly string[]) => readonly Right[] {
  const lists = new Map<string, readonly Right[]>()
  return (user, roles) => {
    if (all.size === 0) return NONE
    const key = `${user} ${roles.join()}`
    const known = lists.get(key)
    if (known) return known
    if (lists.size >= MAX_KEPT) lists.clear()
    const found = rightsFor([...all.values()], user, roles)
    const list = found.length === 0 ? NONE : Object.freeze(found)
    lists.set(key, list)
    return list
  }
}

/** Rights granted at run time, in memory, so that a check needs no query. `listener` runs after each change, when it applies in this process. */
export async function createRights(
  db: Database,
  repository: Repository,
  listener: (concerns: Concerns) => void,
  failed: (error: unknown) => void = () => undefined,
): Promise<Rights> {
  let all: RightsById = new Map()
  let listOf = createLists(all)
  /** Counts changes, so that an older read does not overwrite a newer change. */
  let changes = 0

  function replace(next: RightsById): void {
    const changed = differences(all, next)
    all = next
    listOf = createLists(all)
    if (changed.length > 0) listener(concerning(changed))
  }

  async function load(): Promise<void> {
    const seen = changes
    const rows = await readRights(db.read, repository)
    if (seen !== changes) return load()
    replace(new Map(rows.map((right) => [right.id, right])))
  }

  const shared = db.capabilities.notifications
  const retry = createRetry(load, failed)
  const unsubscribe = shared ? await db.listen(CHANNEL, retry.now) : async () => {}
  await load()

  return {
    of: (user, roles) => listOf(user, roles),
    changed(right, deleted) {
      changes += 1
      const next = new Map(all)
      if (deleted) next.delete(right.id)
      else if ((next.get(right.id)?._version ?? 0) < right._version) next.set(right.id, right)
      replace(next)
      if (shared) db.write((trx) => db.notify(trx, CHANNEL, right.id)).catch(() => undefined)
    },
    async close() {
      retry.stop()
      await unsubscribe()
    },
  }
}
