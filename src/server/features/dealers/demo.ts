import { splitName } from '../../../domain/dealerNames.ts'
import { seedId } from '../../seed/seedId.ts'
import type { SeedDraft } from '../../seed/seedRecord.ts'
import type { DemoStep } from '../../seed/seedSteps.ts'
import { dealerFirmId } from '../firms/firmSeed.ts'

/** Dealers of the demo's accounts. */
const dealerSeed = (accounts: readonly SeedDraft<'users'>[]): SeedDraft<'dealers'>[] =>
  accounts.map(
    ({ id, name, email }, position): SeedDraft<'dealers'> => ({
      id: seedId(35, position),
      ...splitName(name),
      userName: email.split('@')[0] ?? '',
      email,
      phoneNumber: null,
      userId: id,
      firm: dealerFirmId(position),
    }),
  )

export const demo: readonly DemoStep[] = [
  {
    adds: ['dealers'],
    needs: ['users', 'firms'],
    batches: ({ of }) => [{ entity: 'dealers', records: dealerSeed(of('users').slice(1)) }],
  },
]
