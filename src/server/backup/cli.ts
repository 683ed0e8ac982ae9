import { access } from 'node:fs/promises'
import { resolve } from 'node:path'
import { openDatabase } from '../db/openDatabase.ts'
import { type Config, databaseFile, readConfig } from '../start/config.ts'
import { lockDataDir, openDataDir } from '../start/dataDir.ts'
import { loadProduct } from '../start/loadProduct.ts'
import { openingDatabase, startErrorText } from '../start/startErrors.ts'
import { StartRefused } from '../start/startRefused.ts'
import { restoreBackup } from './restoreBackup.ts'
import { type House, writeBackup } from './writeBackup.ts'

const USAGE = `npm run backup -- FILE      writes everything of the house into one file, also while the server runs
npm run restore -- FILE     reads it into an empty database, of either kind, while no server runs on it
`

const sum = (rows: Readonly<Record<string, number>>): number => Object.values(rows).reduce((total, count) => total + count, 0)

/** A backup opens the embedded database while a server may run; a restore needs exclusive access. */
async function targetOf(config: Config, command: string): Promise<Parameters<typeof openDatabase>[0]> {
  if (command === 'restore' && config.databaseUrl === undefined) lockDataDir(config.dataDir)
  else if (command === 'restore') openDataDir(config.dataDir)
  if (config.databaseUrl !== undefined) return { databaseUrl: config.databaseUrl }
  const file = databaseFile(config)
  if (command === 'backup')
    await access(file).catch(() => {
      throw new StartRefused(`There is no database in DATA_DIR ${config.dataDir}`, 'Set DATA_DIR or DATABASE_URL to those of the server.')
    })
  return { file }
}

async function run(command: 'backup' | 'restore', file: string): Promise<string> {
  const config = readConfig(process.env)
  const { model, columns: types } = await loadProduct()
  const db = await openDatabase(await targetOf(config, command))
  const house: House = { db, model, types, dataDir: config.dataDir }
  try {
    if (command === 'backup') {
      const { rows, uploads, missing } = await writeBackup(house, file)
      const lacking =
        missing.length === 0 ? '' : ` The files of ${missing.length} uploads were not there: ${missing.slice(0, 5).join(', ')}.`
      return `${sum(rows)} rows and ${uploads} uploads are in ${file}. Keep it as safe as the database itself.${lacking}`
    }
    const { end, createdAt, aside } = await restoreBackup(house, file)
    const before = aside === undefined ? '' : ` Uploads that had been there are in ${aside}.`
    return `${sum(end.rows)} rows and ${end.uploads} uploads of ${createdAt} have been restored.${before}`
  } finally {
    await db.close()
  }
}

const [command, file, ...more] = process.argv.slice(2)
if ((command !== 'backup' && command !== 'restore') || file === undefined || file.startsWith('-') || more.length > 0) {
  process.stderr.write(USAGE)
  process.exitCode = 2
} else {
  try {
    process.stdout.write(`${await openingDatabase(() => run(command, resolve(file)))}\n`)
  } catch (error) {
    process.stderr.write(`${startErrorText(error)}\n`)
    process.exitCode = 1
  }
}
