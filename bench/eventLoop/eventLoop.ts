import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { InjectOptions } from 'fastify'
import { HOSTILE } from '../../tests/support/app/hostileRequests.ts'
import type { ServerProcess } from '../../tests/support/processes/serverProcess.ts'
import type { BenchDatabases } from '../databases.ts'
import { signIn, startProduct } from '../servers.ts'
import type { Row } from '../table.ts'

/** Size of the oversized part of a request, above the limit. */
const SIZE = 60_000

/** Milliseconds that one request may block the process. */
const AIM = 100

const WATCH = pathToFileURL(join(import.meta.dirname, 'watchEventLoop.ts')).href

/** The longest turn of the server's event loop since the last call, in milliseconds. */
async function longestTurn({ output, signal }: ServerProcess): Promise<number> {
  const turns = () => [...output().matchAll(/^TURN (.+)$/gm)]
  const before = turns().length
  signal('SIGUSR2')
  while (turns().length === before) await sleep(EVERY)
  return Number(turns().at(-1)?.[1])
}

/** Small requests with large answers. */
const LARGE: typeof HOSTILE = Object.fromEntries(
  ['xlsx', 'csv', 'json'].map((format) => [`all customers as ${format}`, () => ({ url: `/api/customers/export?format=${format}` })]),
)

const KINDS = { ...HOSTILE, ...LARGE }

/** Milliseconds between requests of another client, and time in which only that client sends at first. */
const EVERY = 5
const ALONE = 2_000

/** Sends small requests repeatedly; `longest` is the longest response time in milliseconds. */
function measureOtherClient({ origin }: ServerProcess, token: string) {
  const headers = { authorization: `Bearer ${token}` }
  let isRunning = true
  let longest = 0
  const sending = (async () => {
    while (isRunning) {
      const from = performance.now()
      await (await fetch(`${origin}/api/me/rights`, { headers })).arrayBuffer()
      longest = Math.max(longest, performance.now() - from)
      await sleep(EVERY)
    }
  })()
  return async () => {
    isRunning = false
    await sending
    return longest
  }
}

async function send({ origin }: ServerProcess, token: string, request: InjectOptions): Promise<number> {
  const { url, method = 'GET', headers, payload } = request
  const answer = await fetch(`${origin}${String(url)}`, {
    method,
    headers: {
      ...Object.fromEntries(Object.entries(headers ?? {}).map(([name, value]) => [name, String(value)])),
      authorization: `Bearer ${token}`,
    },
    ...(payload === undefined ? {} : { body: typeof payload === 'string' ? payload : new Uint8Array(payload as Buffer) }),
  })
  await answer.arrayBuffer()
  return answer.status
}

/** Resolves to `cut` if the server closes the connection, as it does when it refuses too large a body while it is being sent. */
const statusOf = (...call: Parameters<typeof send>): Promise<number | 'cut'> => send(...call).catch(() => 'cut' as const)

const row = (what: string, turn: number, waited: number): Row => ({
  what,
  ours: `${Math.round(turn)} ms (${Math.round(waited)} ms)`,
  peer: `${AIM} ms`,
  ratio: turn / AIM,
  aim: { most: 1 },
})

/**
 * The longest turn of the event loop during each hostile request, and how long another client waits for an answer meanwhile; each is sent
 * twice, and the second time is measured.
 */
export async function eventLoop(places: BenchDatabases, only = ''): Promise<readonly Row[]> {
  const product = await startProduct(await places.empty(), { NODE_OPTIONS: `--import ${WATCH}` })
  try {
    const token = await signIn(product)
    await longestTurn(product)
    const alone = measureOtherClient(product, token)
    await sleep(ALONE)
    const rows = [row('nothing hostile', await longestTurn(product), await alone())]
    for (const kind of Object.keys(KINDS).filter((name) => name.startsWith(only))) {
      const request = (await KINDS[kind]?.(SIZE)) ?? {}
      await statusOf(product, token, request)
      await longestTurn(product)
      const done = measureOtherClient(product, token)
      const status = await statusOf(product, token, request)
      const waited = await done()
      rows.push(row(`${kind} (${status})`, await longestTurn(product), waited))
    }
    return rows
  } finally {
    await product.stop()
  }
}
