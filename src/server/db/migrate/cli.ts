import { databaseFile, readConfig } from '../../start/config.ts'
import { lockDataDir } from '../../start/dataDir.ts'
import { loadBackfills } from '../../start/loadFeatures.ts'
import { loadProduct } from '../../start/loadProduct.ts'
import { openingDatabase, startErrorText } from '../../start/startErrors.ts'
import type { Database } from '../database.ts'
import { openDatabase } from '../openDatabase.ts'
import { migrate } from './migrate.ts'
import { printPlan } from './plan.ts'
import { planMigration } from './planMigration.ts'

const USAGE = `npm run db:plan                      what the schemas would change in the database, and how many rows that affects
npm run db:apply                     do it, unless data would be lost
npm run db:apply -- --allow-loss     do it all
npm run db:apply -- --allow-loss=cars.note,banks     do it, with these losses alone (the names in brackets of the plan)
`

/** A plan can be made beside a running server; tables of the embedded database change only while no server runs. */
const open = async (command: 'plan' | 'apply'): Promise<Database> => {
  const config = readConfig(process.env)
  if (config.databaseUrl !== undefined) return openDatabase({ databaseUrl: config.databaseUrl })
  if (command === 'apply') lockDataDir(config.dataDir)
  return openDatabase({ file: databaseFile(config) })
}

const work = async (command: 'plan' | 'apply', allowLoss: boolean | readonly string[]): Promise<string> => {
  const { model, columns } = await loadProduct()
  const db = await open(command)
  try {
    const backfills = await loadBackfills(model)
    if (command === 'plan') return printPlan((await planMigration(db, db.read, model, columns, backfills)).plan)
    const plan = await migrate(db, model, columns, { allowLoss, backfills })
    return plan.steps.length === 0 ? printPlan(plan) : `${plan.steps.map(({ table, text }) => `${table}: ${text}`).join('\n')}\nDone.`
  } finally {
    await db.close()
  }
}

const [command, ...flags] = process.argv.slice(2)
if ((command !== 'plan' && command !== 'apply') || flags.some((flag) => !/^--allow-loss(=.+)?$/.test(flag))) {
  process.stderr.write(USAGE)
  process.exitCode = 2
} else {
  try {
    process.stdout.write(
      `${await openingDatabase(() => work(command, flags.includes('--allow-loss') || flags.flatMap((flag) => flag.replace('--allow-loss=', '').split(','))))}\n`,
    )
  } catch (error) {
    process.stderr.write(`${startErrorText(error)}\n`)
    process.exitCode = 1
  }
}
