import { customerSeed } from './customerSeed.ts'
import { DEMO_USERS } from './demoUsers.ts'
import { countrySeed, currencySeed } from './isoSeed.ts'
import { lookupSeed, lookupTypeSeed } from './lookupSeed.ts'
import { seedId } from './seedId.ts'
import type { SeedBatch } from './seedRecord.ts'
import { bankAccountSeed, salesmanSeed, warehouseSeed } from './tradeSeed.ts'
import { mainUnitSeed } from './unitSeed.ts'

/** Enough that lists have to be good. */
export const DEMO_CUSTOMERS = 10_000

/** All demo data, in an order in which references point backwards. `passwordHash` is what the demo accounts store. */
export function demoData(passwordHash: string, customers = DEMO_CUSTOMERS): SeedBatch[] {
  const users = DEMO_USERS.map(({ roles, ...user }, position) => ({
    ...user,
    id: seedId(0, position),
    roles: [...roles],
    password: passwordHash,
    active: true,
  }))
  return [
    { entity: 'users', records: users },
    { entity: 'countries', records: countrySeed() },
    { entity: 'currencies', records: currencySeed() },
    { entity: 'customers', records: customerSeed(customers) },
    { entity: 'bankAccounts', records: bankAccountSeed() },
    { entity: 'warehouses', records: warehouseSeed() },
    { entity: 'salesmen', records: salesmanSeed(users.map(({ id }) => id)) },
    { entity: 'lookupTypes', records: lookupTypeSeed() },
    { entity: 'lookups', records: lookupSeed() },
    { entity: 'mainUnits', records: mainUnitSeed() },
  ]
}
