import type { Kysely } from 'kysely'
import type { addressProofs } from '../../../schemas/addressProofs.ts'
import type { attemptCounters } from '../../../schemas/attemptCounters.ts'
import type { firms } from '../../../schemas/firms.ts'
import type { refreshTokens } from '../../../schemas/refreshTokens.ts'
import type { secondFactors } from '../../../schemas/secondFactors.ts'
import type { sessions } from '../../../schemas/sessions.ts'
import type { users } from '../../../schemas/users.ts'
import type { verificationCodes } from '../../../schemas/verificationCodes.ts'
import type { RecordOf } from '../../model/defineEntity.ts'
import type { EntitySchema } from '../../model/entitySchema.ts'
import type { Queries } from '../db/database.ts'

/** What is optional in the API is null in a table. */
type Nullable<T> = { [K in keyof T]-?: undefined extends T[K] ? Exclude<T[K], undefined> | null : T[K] }

/** A record as its table holds it. */
type Row<S extends EntitySchema> = Nullable<RecordOf<S>>

/** The tables of the session, typed by their schemas. */
export interface AuthTables {
  users: Omit<Row<typeof users>, 'roles'>
  firms: Row<typeof firms>
  users_roles: { parentId: string; position: number; value: string }
  sessions: Row<typeof sessions>
  refreshTokens: Row<typeof refreshTokens>
  verificationCodes: Row<typeof verificationCodes>
  addressProofs: Row<typeof addressProofs>
  secondFactors: Row<typeof secondFactors>
  attemptCounters: Row<typeof attemptCounters>
}

/** The same handle, with the columns of those tables known. */
export const authTables = (queries: Queries) => queries as unknown as Kysely<AuthTables>
