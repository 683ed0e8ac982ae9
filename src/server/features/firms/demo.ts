import { HOUSE_FIRM } from '../../../../schemas/parts/tenancy.ts'
import type { DemoParts, DemoStep } from '../../seed/seedSteps.ts'
import { DEMO_HOUSE, firmSeed } from './firmSeed.ts'

export const demo: readonly DemoStep[] = [{ adds: ['firms'], batches: () => [{ entity: 'firms', records: firmSeed() }] }]

/** Gives the house a letterhead. */
export const changes: DemoParts['changes'] = [{ entity: 'firms', records: [{ id: HOUSE_FIRM, ...DEMO_HOUSE }] }]
