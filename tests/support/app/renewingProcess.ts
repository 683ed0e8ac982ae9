import { openDatabase } from '../../../src/server/db/openDatabase.ts'
import { createRepository } from '../../../src/server/db/repository/createRepository.ts'
import { renewSubscriptions } from '../../../src/server/features/subscriptions/renewals.ts'
import type { RecordContext } from '../../../src/server/records/recordContext.ts'
import { loadProduct } from '../../../src/server/start/loadProduct.ts'
import { recordContextOf } from './recordContext.ts'

/**
 * A process that renews the subscriptions of a database and is killed in the middle of a renewal, before its commit. Arguments: the file or address of the
 * database, the time, and the number of renewals before.
 */
const [place = '', now = '', before = '0'] = process.argv.slice(2)
const db = await openDatabase(place.startsWith('postgres') ? { databaseUrl: place } : { file: place })
const { model, columns } = await loadProduct()
let done = 0

const write: RecordContext['db']['write'] = (work, options) =>
  db.write(async (trx) => {
    const result = await work(trx)
    // The check whether more is due is no renewal.
    if (result !== true) return result
    if (done === Number(before)) process.kill(process.pid, 'SIGKILL')
    done += 1
    return result
  }, options)

const records = await recordContextOf({ db: { ...db, write }, model, repository: createRepository(db, model, columns) })
await renewSubscriptions({ ...records, clock: () => new Date(now) })
