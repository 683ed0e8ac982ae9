import { availableParallelism } from 'node:os'

/** Queries of people that run at the same time: half of the processors stay for requests. */
export const AT_ONCE = Math.max(1, Math.floor(availableParallelism() / 2))
