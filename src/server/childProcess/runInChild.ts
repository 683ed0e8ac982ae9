import { AT_ONCE } from '../db/sandbox/atOnce.ts'
import type { Request } from './child.ts'
import { Child, type Running } from './childProcess.ts'
import { ChildFailure } from './failure.ts'
import type { Kind, Work } from './work.ts'

/** Number of tasks and milliseconds of work after which a child is replaced, and milliseconds after which an idle child ends. */
const MOST_USES = 50
const MOST_WORK = 60_000
const IDLE = 10_000

interface Used {
  readonly child: Child
  readonly uses: number
  readonly worked: number
}

interface Idle extends Used {
  readonly timer: NodeJS.Timeout
}

const children = new Set<Child>()

process.once('exit', () => {
  for (const child of children) child.kill()
})

function begin(niceness: number): Child {
  const child = new Child(niceness)
  children.add(child)
  child.ended.then(() => children.delete(child))
  return child
}

/** A pool of children for some kinds of work, with a bounded queue. */
class Lane {
  readonly #idle: Idle[] = []
  readonly #waiting: (() => void)[] = []
  readonly #most: number
  readonly #mostWaiting: number
  readonly #niceness: number
  #busy = 0

  constructor(most: number, mostWaiting: number, niceness = 0) {
    this.#most = most
    this.#mostWaiting = mostWaiting
    this.#niceness = niceness
  }

  async run(request: Request, emit: (part: unknown) => void, running: Running): Promise<boolean> {
    await this.#turn()
    try {
      if (running.signal?.aborted) throw new ChildFailure('cancelled')
      const { child, uses, worked } = this.#take()
      const since = performance.now()
      try {
        return await child.run(request, emit, running)
      } finally {
        this.#release({ child, uses: uses + 1, worked: worked + performance.now() - since })
      }
    } finally {
      this.#pass()
    }
  }

  /** Throws `ChildFailure` `busy` if too many are waiting. */
  async #turn(): Promise<void> {
    if (this.#busy < this.#most) this.#busy += 1
    else if (this.#waiting.length >= this.#mostWaiting) throw new ChildFailure('busy')
    else await new Promise<void>((next) => this.#waiting.push(next))
  }

  /** Passes the turn to the next waiting task. */
  #pass(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#busy -= 1
  }

  #take(): Used {
    for (let known = this.#idle.pop(); known; known = this.#idle.pop()) {
      clearTimeout(known.timer)
      if (known.child.isAlive) return known
    }
    return { child: begin(this.#niceness), uses: 0, worked: 0 }
  }

  #release(used: Used): void {
    const { child, uses, worked } = used
    if (!child.isAlive) return
    if (uses >= MOST_USES || worked >= MOST_WORK) child.kill()
    else this.#idle.push({ ...used, timer: setTimeout(() => child.kill(), IDLE).unref() })
  }
}

/** Waiting files are in memory, at most 20 MB each; pictures to be resized are passed by path. */
const sheets = new Lane(1, 8)
const images = new Lane(1, 16)
const sizes = new Lane(1, 500)

/** How far requests go before queries. */
export const QUERY_NICENESS = 10

/** `db/sandbox` has a queue of its own, by user. */
const queries = new Lane(AT_ONCE, 8, QUERY_NICENESS)

const LANES: Readonly<Record<Kind, Lane>> = { sheet: sheets, image: images, imageSize: sizes, query: queries }

/**
 * Does work on a file in a child process with a limit of memory and a deadline, and resolves to its parts; undefined if the file is of
 * another kind. The child is killed when `signal` aborts. Throws `ChildFailure`.
 */
export async function runInChild<K extends Kind>(
  kind: K,
  input: Work[K]['input'],
  running: Running = {},
): Promise<readonly Work[K]['part'][] | undefined> {
  const parts: Work[K]['part'][] = []
  const request: Request = { kind, input }
  // The child is our own code: what it sends for a kind is what `work.ts` says.
  const done = await LANES[kind].run(request, (part) => parts.push(part as Work[K]['part']), running)
  return done ? parts : undefined
}

/** Process ids of the running children, for tests. */
export const childPids = (): readonly number[] => [...children].flatMap(({ pid, isAlive }) => (pid !== undefined && isAlive ? [pid] : []))
