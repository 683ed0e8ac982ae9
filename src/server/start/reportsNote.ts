import type { Database } from '../db/database.ts'

/** Problem of the login for reports → explanation and remedy. The codes are those of PostgreSQL (SQLSTATE) and of the network. */
const NOTES: Readonly<Record<string, readonly [problem: string, remedy: string]>> = {
  unsafeRole: [
    'its role could read more than the views of reports: it is a superuser, a member of the role in DATABASE_URL or the same, or has rights on tables',
    'create one of its own: CREATE ROLE … LOGIN PASSWORD …, without memberships and grants',
  ],
  '28000': ['its role does not exist or may not sign in', 'create it (CREATE ROLE … LOGIN PASSWORD …), or allow it in pg_hba.conf'],
  '28P01': [
    'its role does not exist, or its password is wrong',
    'create the role (CREATE ROLE … LOGIN PASSWORD …), or correct its password',
  ],
  '3D000': ['its database does not exist', 'name the same database as DATABASE_URL'],
}

/** Tells the operator why the login in `REPORTS_DATABASE_URL` can't run reports; undefined if it can, or if there is none. */
export async function reportsNote({ sandbox }: Pick<Database, 'sandbox'>, reportsUrl: string | undefined): Promise<string | undefined> {
  const problem = reportsUrl === undefined ? undefined : await sandbox.problem()
  if (problem === undefined) return undefined
  const [what, remedy] = NOTES[problem] ?? ['it can’t be reached', 'correct its address']
  return `REPORTS_DATABASE_URL (${problem}): ${what}; reports written in SQL are off. Remedy: ${remedy}.`
}
