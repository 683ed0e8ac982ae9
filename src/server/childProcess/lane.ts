import type { Request } from './child.ts'
import { Child, type RunOptions } from './childProcess.ts'
import { ChildFailure } from './failure.ts'

/** Number of tasks and milliseconds of work after which a child is replaced, and milliseconds after which an idle child ends. */
const MAX_USES = 50
const MAX_WORK = 60_000
const IDLE = 10_000

interface Used {
  readonly child: Child
  readonly uses: number
  readonly worked: number
}

interface Idle extends Used {
  readonly timer: NodeJS.Timeout
}

interface LaneLimits {
  readonly most: number
  readonly mostWaiting: number
  /** Scheduling priority, from 0 to 19 (lowest). */
  readonly niceness?: number
  readonly uses?: number
  readonly idle?: number
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
export class Lane {
  readonly #idle: Idle[] = []
  readonly #waiting: (() => void)[] = []
  readonly #own = new Set<Child>()
  readonly #limits: Required<LaneLimits>
  #busy = 0

  constructor(limits: LaneLimits) {
    this.#limits = { niceness: 0, uses: MAX_USES, idle: IDLE, ...limits }
  }

  async run(request: Request, emit: (part: unknown) => void, running: RunOptions): Promise<boolean> {
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

  /** Ends all children, and resolves when they are gone. */
  async end(): Promise<void> {
    await Promise.all([...this.#own].map((child) => child.end()))
  }

  /** Throws `ChildFailure` `busy` if too many are waiting. */
  async #turn(): Promise<void> {
    if (this.#busy < this.#limits.most) this.#busy += 1
    else if (this.#waiting.length >= this.#limits.mostWaiting) throw new ChildFailure('busy')
    else await new Promise<void>((next) => this.#waiting.push(next))
  }

  /** Passes the slot to the next waiting task. */
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
    const child = begin(this.#limits.niceness)
    this.#own.add(child)
    child.ended.then(() => this.#own.delete(child))
    return { child, uses: 0, worked: 0 }
  }

  #release(used: Used): void {
    const { child, uses, worked } = used
    if (!child.isAlive) return
    if (uses >= this.#limits.uses || worked >= MAX_WORK) child.kill()
    else this.#idle.push({ ...used, timer: setTimeout(() => child.kill(), this.#limits.idle).unref() })
  }
}

/** Process ids of the running children, for tests. */
export const childPids = (): readonly number[] => [...children].flatMap(({ pid, isAlive }) => (pid !== undefined && isAlive ? [pid] : []))
