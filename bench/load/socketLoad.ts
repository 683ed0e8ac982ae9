import { connect, type Socket } from 'node:net'
import { type LoadPlan, type LoadResult, NUMBER } from './loadPlan.ts'

const HEAD_END = '\r\n\r\n'

/** Bytes of the whole answer whose head is in `chunk`; undefined while the head is incomplete. */
function answerSize(chunk: Buffer): number | undefined {
  const end = chunk.indexOf(HEAD_END)
  if (end < 0) return undefined
  const length = /\r\ncontent-length: *(\d+)/i.exec(chunk.toString('latin1', 0, end + 2))?.[1]
  if (length === undefined) throw new Error(`an answer without Content-Length:\n${chunk.toString('latin1', 0, end)}`)
  return end + HEAD_END.length + Number(length)
}

/** Counters of a running plan. */
interface Progress {
  readonly times: number[]
  number: number
  turn: number
}

function nextRequest({ requests }: LoadPlan, progress: Progress): string {
  const text = requests[progress.turn++ % requests.length] ?? ''
  if (!text.includes(NUMBER)) return text
  return text.replaceAll(NUMBER, String(progress.number++).padStart(NUMBER.length, '0'))
}

/** One connection: a request, its answer, the next request, until `isOver`. */
function sendRequests(plan: LoadPlan, progress: Progress, isOver: () => boolean): Promise<void> {
  return new Promise((done, failed) => {
    const socket: Socket = connect({ port: plan.port, host: '127.0.0.1', noDelay: true })
    let started = 0
    let head: Buffer | undefined
    let missing = 0

    function ask() {
      if (isOver()) {
        socket.end()
        return done()
      }
      started = performance.now()
      socket.write(nextRequest(plan, progress))
    }

    function begin(chunk: Buffer) {
      const received = head ? Buffer.concat([head, chunk]) : chunk
      const size = answerSize(received)
      head = size === undefined ? received : undefined
      if (size === undefined) return
      if (received.toString('latin1', 9, 12) !== String(plan.status)) throw new Error(`expected ${plan.status}:\n${received.toString()}`)
      missing = size - received.length
      if (missing === 0) answered()
    }

    function answered() {
      progress.times.push(performance.now() - started)
      ask()
    }

    socket.on('connect', ask)
    socket.on('data', (chunk) => {
      try {
        if (missing === 0) return begin(chunk)
        missing -= chunk.length
        if (missing === 0) answered()
      } catch (error) {
        socket.destroy()
        failed(error)
      }
    })
    socket.on('error', failed)
    socket.on('close', () => failed(new Error('the server closed the connection')))
  })
}

/** Runs a plan and returns its result. Rejects with the first unexpected answer. */
export async function socketLoad(plan: LoadPlan): Promise<LoadResult> {
  const progress: Progress = { times: [], number: plan.firstNumber, turn: 0 }
  const start = performance.now()
  const end = start + plan.seconds * 1000
  const isOver = () => performance.now() >= end
  await Promise.all(Array.from({ length: plan.connections }, () => sendRequests(plan, progress, isOver)))
  const elapsed = performance.now() - start
  const sorted = Float64Array.from(progress.times).sort()
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return {
    answers: sorted.length,
    perSecond: (sorted.length * 1000) / elapsed,
    mean: (elapsed * plan.connections) / sorted.length,
    p50: at(0.5),
    p99: at(0.99),
    nextNumber: progress.number,
  }
}
