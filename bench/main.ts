import { parseArgs } from 'node:util'
import build from '../tests/support/processes/buildSetup.ts'
import { beside } from './beside/beside.ts'
import { bids } from './bids/bids.ts'
import { copies, TIMES } from './copies/copies.ts'
import { type BenchDatabases, postgresDatabases, sqliteDatabases } from './databases.ts'
import { eventLoop } from './eventLoop/eventLoop.ts'
import { growth, LARGE, SMALL } from './growth/growth.ts'
import { TIMES as IMPORTED_TIMES, imports } from './imports/imports.ts'
import { startLoadProcess } from './load/loadProcess.ts'
import { FEW, MANY, startUp } from './startUp/startUp.ts'
import { streams } from './streams/streams.ts'
import { table } from './table.ts'
import { throughput } from './throughput.ts'
import { THROTTLE, ui } from './ui/ui.ts'

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    part: {
      type: 'string',
      multiple: true,
      default: ['throughput', 'start', 'growth', 'beside', 'bids', 'streams', 'eventLoop', 'copies', 'imports', 'ui'],
    },
    engine: { type: 'string', multiple: true, default: ['sqlite', 'postgres'] },
    only: { type: 'string' },
  },
})

const print = (text: string) => process.stdout.write(`${text}\n`)

const count = (value: number) => value.toLocaleString('en')

const effort = options.quick ? { rounds: 3, seconds: 1, connections: 32 } : { rounds: 5, seconds: 2, connections: 32 }

async function compare(places: BenchDatabases): Promise<void> {
  const load = startLoadProcess()
  try {
    if (options.part.includes('throughput')) {
      const rows = await throughput(places, load, effort, options.only)
      print(table(`Requests a second, ${effort.connections} connections`, ['', 'product', 'bare Fastify'], rows))
    }
    if (options.part.includes('start')) {
      print(table('Start until it listens', ['', `${MANY} schemas`, `${FEW} schemas`], [await startUp(places, effort.rounds)]))
    }
    if (options.part.includes('growth')) {
      const size = options.quick ? LARGE / 10 : LARGE
      const rows = await growth(places, load, size, effort)
      print(table('Time to answer, one connection', ['', `${count(size)} rows`, `${count(SMALL)} rows`], rows))
    }
    if (options.part.includes('beside')) {
      const size = options.quick ? LARGE / 10 : LARGE
      const rows = await beside(places, load, size, effort)
      print(table(`Quick requests beside slow ones, ${count(size)} rows`, ['', 'beside', 'alone'], rows))
    }
    if (options.part.includes('bids'))
      print(table('Accepted bids a second (time of half, of 99 %)', ['', 'product', 'hand-written'], await bids(places, effort)))
    if (options.part.includes('streams'))
      print(table('Events to open streams', ['', 'product', 'bare loop'], await streams(places, effort.rounds)))
    if (options.part.includes('eventLoop'))
      print(
        table(
          'Longest turn of the event loop during a hostile request (wait of another user)',
          ['', 'product', 'aim'],
          await eventLoop(places, options.only),
        ),
      )
    if (options.part.includes('copies'))
      print(table('Most memory of a backup and a restore', ['', `a house ${TIMES} times as large`, 'a house'], await copies(places)))
    if (options.part.includes('imports'))
      print(
        table(
          `Rows of an import, ${IMPORTED_TIMES} times as many for its memory`,
          ['', 'product', 'bare inserts; fewer rows'],
          await imports(places, options.quick ? 2_500 : undefined),
        ),
      )
  } finally {
    load.stop()
    await places.remove()
  }
}

if (options.part.includes('ui')) {
  await build()
  const rows = await ui(options.quick ? 1 : 3)
  print(table(`In a browser, processor ${THROTTLE} times slower`, ['', 'measured', 'limit'], rows))
}
const servers = options.part.some((part) => part !== 'ui')
if (servers && options.engine.includes('sqlite')) await compare(sqliteDatabases())
if (servers && options.engine.includes('postgres')) await compare(await postgresDatabases())
