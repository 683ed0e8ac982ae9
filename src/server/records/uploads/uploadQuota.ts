import { sql } from 'kysely'
import { AppError } from '../../../model/errors.ts'
import type { Queries } from '../../db/database.ts'

/** Bytes that the files of one firm may take together, where the configuration does not say. */
const UPLOAD_QUOTA = 10 * 1024 ** 3

async function storedBytes(queries: Queries, firm: string): Promise<number> {
  const { rows } = await sql<{ total: number | string | null }>`select sum(size) as total from uploads where firm = ${firm}`.execute(
    queries,
  )
  return Number(rows[0]?.total ?? 0)
}

/** Throws `AppError` 413 `uploadQuota` where a firm's files would take more than they may. */
export async function refuseBeyondQuota(queries: Queries, firm: string, bytes: number, quota = UPLOAD_QUOTA): Promise<void> {
  if ((await storedBytes(queries, firm)) + bytes > quota) throw new AppError(413, 'uploadQuota', { params: { limit: quota } })
}
