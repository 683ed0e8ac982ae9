import type { DemoStep } from '../../seed/seedSteps.ts'
import { firmSeed } from './firmSeed.ts'

export const demo: readonly DemoStep[] = [{ adds: ['firms'], batches: () => [{ entity: 'firms', records: firmSeed() }] }]
