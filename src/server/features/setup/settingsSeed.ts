import type { SeedRecord } from '../../seed/seedRecord.ts'
import { SETTINGS_ID } from './houseSettings.ts'

/** A fresh house has everything before it; in the demo nothing is left to do. */
export const settingsSeed = (production: boolean): SeedRecord[] => [
  { id: SETTINGS_ID, signUp: 'open', ...(production ? {} : { skippedSteps: ['mail', 'signUp'] }) },
]
