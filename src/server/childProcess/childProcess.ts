import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Answer, Request } from './child.ts'
import { ChildFailure, type ChildFailureReason } from './failure.ts'

const ENTRY = join(import.meta.dirname, 'child.ts')

/** Megabytes of JavaScript's heap, and of all memory that is in use. */
const HEAP = 384
const RESIDENT = 768

/** Kilobytes of the data segment, of which Node reserves some 600 MB without using them. Larger allocations fail at once, sooner than polling would notice. */
const DATA_SEGMENT = 1_500_000

/** Seconds of processor time in the child's life: also ends one whose server was killed. */
const PROCESSOR_TIME = 120

/** Milliseconds between looks at the memory, and that one piece of work may take. */
const LOOK = 50
const DEADLINE = 30_000

const PAGE = 4096

const options = [`--max-old-space-size=${HEAP}`, '--disable-warning=ExperimentalWarning', ENTRY]

/** Without the server's environment, which holds its secrets. */
const environment = { PATH: process.env.PATH, MALLOC_ARENA_MAX: '2' }

/** Limits are set by a shell that then becomes the child; Windows has neither. */
function start(): ChildProcess {
  const settings: SpawnOptions = { stdio: ['ignore', 'ignore', 'ignore', 'ipc'], serialization: 'advanced', env: environment }
  if (process.platform === 'win32') return spawn(process.execPath, options, settings)
  const limited = `ulimit -d ${DATA_SEGMENT}; ulimit -t ${PROCESSOR_TIME}; ulimit -c 0; exec "$0" "$@"`
  return spawn('/bin/sh', ['-c', limited, process.execPath, ...options], settings)
}

/** Bytes of memory in use; undefined where the system does not say it in a file. */
async function residentOf(pid: number | undefined): Promise<number | undefined> {
  const text = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : Number(text.split(' ')[1]) * PAGE
}

export interface Running {
  readonly deadline?: number | undefined
  readonly signal?: AbortSignal | undefined
}

/** One child, which does one piece of work at a time. */
export class Child {
  readonly #process = start()
  readonly ended: Promise<void>
  isAlive = true

  constructor() {
    this.ended = new Promise((ended) => {
      const end = () => {
        this.isAlive = false
        ended()
      }
      this.#process.once('exit', end)
      this.#process.once('error', end)
    })
    this.rest()
  }

  get pid(): number | undefined {
    return this.#process.pid
  }

  /** An idle child does not keep the server from ending. */
  rest(): void {
    this.#process.unref()
    this.#process.channel?.unref()
  }

  kill(): void {
    this.#process.kill('SIGKILL')
  }

  /** Does the work, emitting each part as it comes. Rejects with `ChildFailure`; the child is then gone. Resolves to whether it could be done. */
  async run(request: Request, emit: (part: unknown) => void, { deadline = DEADLINE, signal }: Running): Promise<boolean> {
    let reason: ChildFailureReason = 'memory'
    const giveUp = (why: ChildFailureReason) => {
      reason = why
      this.kill()
    }
    const cancel = () => giveUp('cancelled')
    const timer = setTimeout(() => giveUp('time'), deadline)
    const watch = setInterval(async () => {
      if (((await residentOf(this.pid)) ?? 0) > RESIDENT * 1024 * 1024) giveUp('memory')
    }, LOOK)
    signal?.addEventListener('abort', cancel)
    try {
      this.#process.ref()
      this.#process.channel?.ref()
      return await Promise.race([
        this.#answer(request, emit),
        this.ended.then(() => {
          throw new ChildFailure(reason)
        }),
      ])
    } finally {
      signal?.removeEventListener('abort', cancel)
      clearInterval(watch)
      clearTimeout(timer)
      this.rest()
    }
  }

  #answer(request: Request, emit: (part: unknown) => void): Promise<boolean> {
    return new Promise((resolve) => {
      const hear = (answer: Answer) => {
        if ('part' in answer) return emit(answer.part)
        this.#process.off('message', hear)
        resolve('end' in answer)
      }
      this.#process.on('message', hear)
      this.#process.send(request, () => undefined)
    })
  }
}
