import { Agent, get } from 'node:http'

/** Opens streams and reports, for every event that carries `sent`, the milliseconds until each stream received it. A separate process. */
export interface ListenPlan {
  readonly port: number
  readonly path: string
  readonly tokens: readonly string[]
  readonly streams: number
}

const MARK = /"sent":(\d+(?:\.\d+)?)/g

const now = () => performance.timeOrigin + performance.now()

let delays: number[] = []
let last = 0

const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY, keepAlive: true })

/** Streams that are opened at once; more would overrun the server's queue of new connections. */
const AT_ONCE = 200

function open({ port, path, tokens }: ListenPlan, index: number): Promise<void> {
  return new Promise((done, failed) => {
    const headers = { authorization: `Bearer ${tokens[index % tokens.length] ?? ''}` }
    const request = get({ host: '127.0.0.1', port, path, headers, agent }, (response) => {
      if (response.statusCode !== 200) return failed(new Error(`status ${response.statusCode}`))
      response.setEncoding('latin1').on('data', (text: string) => {
        last = now()
        for (const [, sent] of text.matchAll(MARK)) delays.push(last - Number(sent))
        if (text.includes('event: ready')) done()
      })
      response.on('error', () => undefined)
    })
    request.on('error', failed)
  })
}

process.on('message', async (plan: ListenPlan | 'report') => {
  if (plan === 'report') {
    const sorted = Float64Array.from(delays).sort()
    process.send?.({ received: sorted.length, p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0, last })
    delays = []
    return
  }
  try {
    for (let from = 0; from < plan.streams; from += AT_ONCE)
      await Promise.all(Array.from({ length: Math.min(AT_ONCE, plan.streams - from) }, (_, index) => open(plan, from + index)))
    process.send?.({ open: plan.streams })
  } catch (error) {
    process.send?.({ error: String(error) })
  }
})
process.on('disconnect', () => process.exit())
