import { join } from 'node:path'
import { loadModel } from '../../../model/loadModel.ts'
import { SchemaMistakes } from '../../../model/mistake.ts'
import { ConfigMistakes, databaseFile, readConfig } from '../../config.ts'
import { loadFieldTypes } from '../../fieldTypes.ts'
import { loadSchemas } from '../../loadSchemas.ts'
import type { Database } from '../database.ts'
import { openDatabase } from '../openDatabase.ts'
import { migrate } from './migrate.ts'
import { MigrationRefused, printPlan } from './plan.ts'
import { planMigration } from './planMigration.ts'

const USAGE = `npm run db:plan                      what the schemas would change in the database, and how many rows that affects
npm run db:apply                     do it, unless data would be lost
npm run db:apply -- --allow-loss     do it all
`

const SCHEMAS = join(import.meta.dirname, '../../../../schemas')

const open = async (): Promise<Database> => {
  const config = readConfig(process.env)
  return openDatabase(config.databaseUrl === undefined ? { file: databaseFile(config) } : { databaseUrl: config.databaseUrl })
}

const work = async (command: 'plan' | 'apply', allowLoss: boolean): Promise<string> => {
  const { types, columns } = await loadFieldTypes()
  const model = loadModel(await loadSchemas(SCHEMAS), types)
  const db = await open()
  try {
    if (command === 'plan') return printPlan((await planMigration(db, db.read, model, columns)).plan)
    const plan = await migrate(db, model, columns, { allowLoss })
    return plan.steps.length === 0 ? printPlan(plan) : `${plan.steps.map(({ table, text }) => `${table}: ${text}`).join('\n')}\nDone.`
  } finally {
    await db.close()
  }
}

/** What people can act on, without the path through the code. */
const complaint = (error: unknown): string => {
  const known = error instanceof MigrationRefused || error instanceof SchemaMistakes || error instanceof ConfigMistakes
  return known ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)
}

const [command, ...flags] = process.argv.slice(2)
if ((command !== 'plan' && command !== 'apply') || flags.some((flag) => flag !== '--allow-loss')) {
  process.stderr.write(USAGE)
  process.exitCode = 2
} else {
  try {
    process.stdout.write(`${await work(command, flags.includes('--allow-loss'))}\n`)
  } catch (error) {
    process.stderr.write(`${complaint(error)}\n`)
    process.exitCode = 1
  }
}
