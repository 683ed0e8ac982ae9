import type { DemoStep } from '../../seed/seedSteps.ts'
import { operationSeed } from './controlSeed.ts'

export const demo: readonly DemoStep[] = [
  { adds: ['controlOperations'], needs: ['firms'], batches: () => [{ entity: 'controlOperations', records: operationSeed() }] },
]
