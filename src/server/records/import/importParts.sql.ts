import { hubTables } from '../../db/hubTables.ts'
import type { RecordContext } from '../recordContext.ts'
import type { Counts, StoredPart } from './importPart.ts'

/** Parts whose wrong texts are read at once. */
const TOGETHER = 20

export interface PartSummary extends Counts {
  readonly id: string
  readonly number: number
  readonly state: StoredPart['state']
  readonly refused: number
}

/** All parts of a job in their order, without their rows. */
export async function partsOf({ db }: RecordContext, job: string): Promise<PartSummary[]> {
  const columns = ['id', 'number', 'state', 'creates', 'updates', 'unchanged', 'errors', 'excluded', 'refused'] as const
  const found = await hubTables(db.read).selectFrom('importParts').select(columns).where('job', '=', job).orderBy('number').execute()
  const amount = (value: number | null) => Number(value ?? 0)
  return found.map((part) => ({
    id: part.id,
    number: part.number,
    state: part.state,
    creates: amount(part.creates),
    updates: amount(part.updates),
    unchanged: amount(part.unchanged),
    errors: amount(part.errors),
    excluded: amount(part.excluded),
    refused: amount(part.refused),
  }))
}

/** The wrong texts of each part, as JSON, in the order of the parts; read a few parts at a time. */
export async function* wrongTextsOf({ db }: RecordContext, job: string): AsyncGenerator<string> {
  const parts = hubTables(db.read).selectFrom('importParts').select(['number', 'wrong']).where('job', '=', job).where('errors', '>', 0)
  for (let last = -1; ; ) {
    const found = await parts.where('number', '>', last).orderBy('number').limit(TOGETHER).execute()
    for (const { wrong } of found) if (wrong) yield wrong
    if (found.length < TOGETHER) return
    last = found.at(-1)?.number ?? last
  }
}

/** Days that rows stay after the last progress of their import. */
const DAYS = 7
const DAY = 24 * 60 * 60 * 1000

/** Removes the rows of old imports. */
export async function sweepImportParts({ db, clock }: Pick<RecordContext, 'db' | 'clock'>): Promise<void> {
  const past = new Date(clock().getTime() - DAYS * DAY).toISOString()
  await db.write((trx) => hubTables(trx).deleteFrom('importParts').where('updatedAt', '<', past).execute())
}
