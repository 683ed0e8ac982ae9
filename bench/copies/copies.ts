import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import type { BenchDatabase, BenchDatabases } from '../databases.ts'
import { seeded } from '../servers.ts'
import type { Aim, Row } from '../table.ts'
import { enlarge, type Size } from './enlarge.ts'

const SMALL: Size = { customers: 20_000, changes: 30_000, uploads: 2 }
export const TIMES = 4

const AIM: Aim = { most: 1.5 }

const CLI = join(import.meta.dirname, '../../src/server/backup/cli.ts')
const PEAK = pathToFileURL(join(import.meta.dirname, 'reportPeakMemory.ts')).href

/** Runs `npm run backup` or `npm run restore`. Returns the peak memory of the process in megabytes. */
async function peakOf(command: 'backup' | 'restore', { dataDir, databaseUrl }: BenchDatabase, file: string): Promise<number> {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }) }
  const { stderr } = await promisify(execFile)(process.execPath, ['--import', PEAK, CLI, command, file], { env })
  return Number(/^PEAK (\d+)$/m.exec(stderr)?.[1]) / 1024
}

/** Peak memory of a backup and a restore. */
async function peaks(places: BenchDatabases, { customers, changes, uploads }: Size, times: number): Promise<readonly [number, number]> {
  const house = await seeded(await places.empty())
  await enlarge(house, { customers: customers * times, changes: changes * times, uploads: uploads * times })
  const file = join(house.dataDir, 'house.tar')
  const backup = await peakOf('backup', house, file)
  return [backup, await peakOf('restore', await places.empty(), file)]
}

const megabytes = (value: number) => `${Math.round(value)} MB`

/** Peak memory of backup and restore, for a database and for one four times as large. */
export async function copies(places: BenchDatabases): Promise<readonly Row[]> {
  const [small, large] = [await peaks(places, SMALL, 1), await peaks(places, SMALL, TIMES)]
  return (['backup', 'restore'] as const).map((what, at) => {
    const [ours, peer] = [large[at] ?? 0, small[at] ?? 0]
    return { what: `${what}, ${places.engine}`, ours: megabytes(ours), peer: megabytes(peer), ratio: ours / peer, aim: AIM }
  })
}
