import { availableParallelism } from 'node:os'

/** Maximum number of concurrent user queries; half of the processors stay free for requests. */
export const MAX_CONCURRENT = Math.max(1, Math.floor(availableParallelism() / 2))
