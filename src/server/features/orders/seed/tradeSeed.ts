import { faker } from '@faker-js/faker/locale/en'
import { isIban } from '../../../../model/values/iban.ts'
import { at } from '../../../seed/pick.ts'
import { seedId } from '../../../seed/seedId.ts'
import type { SeedDraft } from '../../../seed/seedRecord.ts'

const BANKS = [
  'Deutsche Bank',
  'BNP Paribas',
  'Garanti BBVA',
  'Barclays',
  'Emirates NBD',
  'Al Rajhi Bank',
  'ING',
  'UniCredit',
  'Santander',
  'KBC',
] as const

/** Country of the IBAN and currency of the account. */
const ACCOUNTS = [
  ['DE', 'EUR'],
  ['FR', 'EUR'],
  ['TR', 'TRY'],
  ['GB', 'GBP'],
  ['AE', 'AED'],
  ['SA', 'SAR'],
  ['NL', 'EUR'],
  ['BE', 'EUR'],
] as const

const BANK_TYPES = ['main', 'branch', 'savings'] as const

/** Attempts per IBAN: some countries have inner check digits, which about one in a hundred invented account numbers matches. */
const TRIES = 5_000

function iban(countryCode: string): string {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const text = faker.finance.iban({ countryCode })
    if (isIban(text)) return text
  }
  throw new Error(`no IBAN of ${countryCode} could be made`)
}

/** The EUR account of the demo's payments. */
export const firstAccount = (): string => seedId(2, 0)

/** Accounts with valid IBANs. */
export function bankAccountSeed(count = 40): SeedDraft<'bankAccounts'>[] {
  faker.seed(4217)
  return Array.from({ length: count }, (_, position): SeedDraft<'bankAccounts'> => {
    const [countryCode, currency] = at(ACCOUNTS, position)
    const bankType = at(BANK_TYPES, Math.floor(position / 3))
    return {
      id: seedId(2, position),
      code: `B${String(position + 1).padStart(3, '0')}`,
      name: `${at(BANKS, position)} ${currency} ${bankType}`,
      accountNo: faker.string.numeric(10),
      iban: iban(countryCode),
      bankType,
      currency,
      active: position % 9 !== 8,
    }
  })
}

const CITIES = ['Istanbul', 'Ankara', 'Izmir', 'Berlin', 'Paris', 'Dubai', 'London', 'Riyadh'] as const

export const warehouseSeed = (): SeedDraft<'warehouses'>[] =>
  CITIES.map(
    (city, position): SeedDraft<'warehouses'> => ({
      id: seedId(3, position),
      firmNo: 1,
      name: `${city} warehouse`,
      warehouseNumber: position + 1,
      costGroup: position % 3,
    }),
  )

const POSITIONS = ['Sales representative', 'Senior sales representative', 'Regional manager', 'Account manager'] as const

/** Salesmen, each linked to one of the given users in turn. */
export function salesmanSeed(userIds: readonly string[]): SeedDraft<'salesmen'>[] {
  faker.seed(3166)
  return Array.from(
    { length: 12 },
    (_, position): SeedDraft<'salesmen'> => ({
      id: seedId(4, position),
      code: `S${String(position + 1).padStart(3, '0')}`,
      name: faker.person.fullName(),
      position: at(POSITIONS, position),
      firmNo: 1,
      userId: at(userIds, position),
      active: position !== 11,
    }),
  )
}
