import type { Feature } from '../../feature.ts'

/** Countries and currencies. */
export const feature: Feature = {}
