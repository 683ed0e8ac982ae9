import type { SeedDraft } from '../../seed/seedRecord.ts'
import { SETTINGS_ID } from './houseSettings.ts'

/** In production the set-up starts from the beginning; in the demo it is complete. */
export const settingsSeed = (production: boolean): SeedDraft<'houseSettings'>[] => [
  { id: SETTINGS_ID, signUp: 'open', skippedSteps: production ? [] : ['mail', 'signUp'] },
]
