import { sql } from 'kysely'
import type { Queries } from '../../database.ts'

const OBSTACLES = {
  missing:
    'pg_trgm is neither installed nor may this user install it: text search reads every row until an administrator runs CREATE EXTENSION pg_trgm.',
  asciiOnly:
    'The database has LC_CTYPE C, where pg_trgm knows the letters A to Z alone: searching other scripts reads every row. Create it with a UTF-8 locale.',
} as const

interface Facts {
  readonly there: boolean
  readonly ascii: boolean
}

/** Since PostgreSQL 13 a role that may create in a database may install a trusted extension, and pg_trgm is one. */
const factsOf = async (queries: Queries): Promise<Facts> => {
  const { rows } = await sql<Facts>`
    select exists (select from pg_extension where extname = 'pg_trgm') or exists (
      select from pg_available_extension_versions where name = 'pg_trgm' and (
        (trusted and has_database_privilege(current_database(), 'create')) or (select rolsuper from pg_roles where rolname = current_user)
      )) as there, (select datctype in ('C', 'POSIX') from pg_database where datname = current_database()) as ascii`.execute(queries)
  return rows[0] ?? { there: false, ascii: false }
}

/** Whether an index for text search is available. */
export const hasTrigrams = async (queries: Queries): Promise<boolean> => (await factsOf(queries)).there

export const searchNotes = async (queries: Queries): Promise<readonly string[]> => {
  const { there, ascii } = await factsOf(queries)
  return [...(there ? [] : [OBSTACLES.missing]), ...(ascii ? [OBSTACLES.asciiOnly] : [])]
}
