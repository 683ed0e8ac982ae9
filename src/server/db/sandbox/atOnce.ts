import { availableParallelism } from 'node:os'

/** Maximum number of concurrent user queries; half of the processors stay free for requests. */
export const AT_ONCE = Math.max(1, Math.floor(availableParallelism() / 2))
