import type { Feature } from '../../feature.ts'

/** How doubtful operations are answered: let through, confirmed or refused. */
export const feature: Feature = {}
