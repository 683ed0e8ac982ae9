import { AppError } from '../../../model/errors.ts'
import type { Queries } from '../../db/database.ts'
import { hubTables } from '../../db/hubTables.ts'

/** Bytes that the files of one firm may take together, where the configuration does not say. */
const UPLOAD_QUOTA = 10 * 1024 ** 3

async function storedBytes(queries: Queries, firm: string): Promise<number> {
  const uploads = hubTables(queries).selectFrom('uploads').where('firm', '=', firm)
  const row = await uploads.select(({ fn }) => fn.sum('size').as('total')).executeTakeFirst()
  return Number(row?.total ?? 0)
}

/** Throws `AppError` 413 `uploadQuota` where a firm's files would take more than they may. */
export async function refuseBeyondQuota(queries: Queries, firm: string, bytes: number, quota = UPLOAD_QUOTA): Promise<void> {
  if ((await storedBytes(queries, firm)) + bytes > quota) throw new AppError(413, 'uploadQuota', { params: { limit: quota } })
}
