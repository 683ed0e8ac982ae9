import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Answer, Request } from './child.ts'
import { ChildFailure, type ChildFailureReason } from './failure.ts'

const ENTRY = join(import.meta.dirname, 'child.ts')

/** Limits of JavaScript's heap and of resident memory in megabytes. */
const HEAP = 384
const RESIDENT = 768

/** Limit of the data segment in kilobytes; Node reserves some 600 MB of it without using them. Larger allocations fail at once, before polling would notice. */
const DATA_SEGMENT = 1_500_000

/** Maximum processor time of a child in seconds; also ends a child whose server was killed. */
const PROCESSOR_TIME = 120

/** Milliseconds between checks of the memory, and maximum duration of one task. */
const LOOK = 50
const DEADLINE = 30_000

const PAGE = 4096

const options = [`--max-old-space-size=${HEAP}`, '--disable-warning=ExperimentalWarning', ENTRY]

/** Without the server's environment, which holds its secrets. */
const environment = { PATH: process.env.PATH, MALLOC_ARENA_MAX: '2' }

/** A shell sets the limits and then becomes the child; not on Windows. */
function start(niceness: number): ChildProcess {
  const settings: SpawnOptions = { stdio: ['ignore', 'ignore', 'ignore', 'ipc'], serialization: 'advanced', env: environment }
  if (process.platform === 'win32') return spawn(process.execPath, options, settings)
  const limited = `ulimit -d ${DATA_SEGMENT}; ulimit -t ${PROCESSOR_TIME}; ulimit -c 0; exec nice -n ${niceness} "$0" "$@"`
  return spawn('/bin/sh', ['-c', limited, process.execPath, ...options], settings)
}

/** Memory in use in bytes; undefined if the system does not report it in a file. */
async function residentOf(pid: number | undefined): Promise<number | undefined> {
  const text = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : Number(text.split(' ')[1]) * PAGE
}

export interface RunOptions {
  readonly deadline?: number | undefined
  readonly signal?: AbortSignal | undefined
}

/** One child, which runs one task at a time. */
export class Child {
  readonly #process: ChildProcess
  readonly ended: Promise<void>
  isAlive = true

  /** `niceness`: scheduling priority, from 0 to 19 (lowest). */
  constructor(niceness: number) {
    this.#process = start(niceness)
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

  /** Ends it, and resolves when it is gone. */
  end(): Promise<void> {
    // An idle child would not keep this process until then.
    if (this.isAlive) this.#process.ref()
    this.kill()
    return this.ended
  }

  /** Runs the task and emits each part. Resolves to whether it succeeded. Rejects with `ChildFailure`; then the child has ended. */
  async run(request: Request, emit: (part: unknown) => void, { deadline = DEADLINE, signal }: RunOptions): Promise<boolean> {
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
      const receive = (answer: Answer) => {
        if ('part' in answer) return emit(answer.part)
        this.#process.off('message', receive)
        resolve('end' in answer)
      }
      this.#process.on('message', receive)
      this.#process.send(request, () => undefined)
    })
  }
}
