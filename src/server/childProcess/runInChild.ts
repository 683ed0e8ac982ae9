import { MAX_CONCURRENT } from '../db/sandbox/maxConcurrent.ts'
import type { Request } from './child.ts'
import type { RunOptions } from './childProcess.ts'
import { Lane } from './lane.ts'
import type { Kind, Work } from './work.ts'

/** Waiting files are in memory, at most 20 MB each; pictures to be resized are passed by path. */
const sheets = new Lane({ most: 1, mostWaiting: 8 })
const images = new Lane({ most: 1, mostWaiting: 16 })
const sizes = new Lane({ most: 1, mostWaiting: 500 })

/** How far requests go before queries, and before slow statements of the server's own. */
export const QUERY_NICENESS = 10
export const READER_NICENESS = 8

/** `db/sandbox` has a queue of its own, by user. */
const queries = new Lane({ most: MAX_CONCURRENT, mostWaiting: 8, niceness: QUERY_NICENESS })

const LANES: Readonly<Record<Exclude<Kind, 'read'>, Lane>> = { sheet: sheets, image: images, imageSize: sizes, query: queries }

/**
 * Does work in a child process with a limit of memory and a deadline, and resolves to its parts; undefined if a file is of another kind. The
 * child is killed when `signal` aborts. Throws `ChildFailure`.
 */
export const runInChild = <K extends Exclude<Kind, 'read'>>(
  kind: K,
  input: Work[K]['input'],
  running: RunOptions = {},
): Promise<readonly Work[K]['part'][] | undefined> => runInLane(LANES[kind], kind, input, running)

/** The same in a given lane. */
export async function runInLane<K extends Kind>(
  lane: Lane,
  kind: K,
  input: Work[K]['input'],
  running: RunOptions,
): Promise<readonly Work[K]['part'][] | undefined> {
  const parts: Work[K]['part'][] = []
  const request: Request = { kind, input }
  // The child runs our own code: its output for a kind has the type in `work.ts`.
  const done = await lane.run(request, (part) => parts.push(part as Work[K]['part']), running)
  return done ? parts : undefined
}
