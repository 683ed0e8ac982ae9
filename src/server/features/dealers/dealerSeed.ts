import { splitName } from '../../../domain/dealerNames.ts'
import { seedId } from '../../seed/seedId.ts'
import type { SeedRecord } from '../../seed/seedRecord.ts'
import { dealerFirmId } from '../firms/firmSeed.ts'

/** The dealers that the demo's dealer accounts belong to. */
export const dealerSeed = (accounts: readonly SeedRecord[]): SeedRecord[] =>
  accounts.map(({ id, name, email }, position) => ({
    id: seedId(35, position),
    ...splitName(String(name)),
    userName: String(email).split('@')[0] ?? '',
    email: email ?? null,
    phoneNumber: null,
    userId: id,
    firm: dealerFirmId(position),
  }))
