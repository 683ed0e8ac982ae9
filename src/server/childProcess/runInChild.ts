import type { Request } from './child.ts'
import { Child, type Running } from './childProcess.ts'
import { ChildFailure } from './failure.ts'
import type { Kind, Work } from './work.ts'

/** Pieces of work after which a child is replaced, and milliseconds after which an idle one ends. */
const MOST_USES = 50
const IDLE = 10_000

interface Idle {
  readonly child: Child
  readonly uses: number
  readonly timer: NodeJS.Timeout
}

const children = new Set<Child>()

process.once('exit', () => {
  for (const child of children) child.kill()
})

function begin(): Child {
  const child = new Child()
  children.add(child)
  child.ended.then(() => children.delete(child))
  return child
}

/** Children for some kinds of work, a bounded number of them, and of what waits for one. */
class Lane {
  readonly #idle: Idle[] = []
  readonly #waiting: (() => void)[] = []
  readonly #most: number
  readonly #mostWaiting: number
  #busy = 0

  constructor(most: number, mostWaiting: number) {
    this.#most = most
    this.#mostWaiting = mostWaiting
  }

  async run(request: Request, emit: (part: unknown) => void, running: Running): Promise<boolean> {
    await this.#turn()
    try {
      if (running.signal?.aborted) throw new ChildFailure('cancelled')
      const { child, uses } = this.#take()
      try {
        return await child.run(request, emit, running)
      } finally {
        this.#release(child, uses + 1)
      }
    } finally {
      this.#pass()
    }
  }

  /** Throws `ChildFailure` `busy` where too many wait. */
  async #turn(): Promise<void> {
    if (this.#busy < this.#most) this.#busy += 1
    else if (this.#waiting.length >= this.#mostWaiting) throw new ChildFailure('busy')
    else await new Promise<void>((next) => this.#waiting.push(next))
  }

  /** The next one takes the turn over. */
  #pass(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#busy -= 1
  }

  #take(): { readonly child: Child; readonly uses: number } {
    for (let known = this.#idle.pop(); known; known = this.#idle.pop()) {
      clearTimeout(known.timer)
      if (known.child.isAlive) return known
    }
    return { child: begin(), uses: 0 }
  }

  #release(child: Child, uses: number): void {
    if (!child.isAlive) return
    if (uses >= MOST_USES) child.kill()
    else this.#idle.push({ child, uses, timer: setTimeout(() => child.kill(), IDLE).unref() })
  }
}

/** Files that wait are kept in memory, 20 MB at most each; pictures to be made smaller are named by their path. */
const sheets = new Lane(1, 8)
const images = new Lane(1, 16)
const sizes = new Lane(1, 500)

const LANES: Readonly<Record<Kind, Lane>> = { sheet: sheets, image: images, imageSize: sizes }

/**
 * Does work on a file in a child process with a limit of memory and a deadline, and resolves to its parts; undefined when the file is of
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

/** Process ids of the children that live, for tests. */
export const childPids = (): readonly number[] => [...children].flatMap(({ pid, isAlive }) => (pid !== undefined && isAlive ? [pid] : []))
