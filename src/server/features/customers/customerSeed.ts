import type { Faker } from '@faker-js/faker'
import { faker as arabic } from '@faker-js/faker/locale/ar'
import { faker as german } from '@faker-js/faker/locale/de'
import { faker as british } from '@faker-js/faker/locale/en_GB'
import { faker as french } from '@faker-js/faker/locale/fr'
import { faker as turkish } from '@faker-js/faker/locale/tr'
import { fullName } from '../../../domain/fullName.ts'
import { seedId } from '../../seed/seedId.ts'
import type { SeedDraft } from '../../seed/seedRecord.ts'

interface Market {
  readonly faker: Faker
  readonly country: string
  /** Mobile numbers in E.164; `#` is any digit. */
  readonly phone: string
  readonly tax: string
}

/** By share of customers: every sixth is British, … */
const MARKETS: readonly Market[] = [
  { faker: british, country: 'GB', phone: '+4474001#####', tax: 'GB#########' },
  { faker: turkish, country: 'TR', phone: '+90532#######', tax: '##########' },
  { faker: german, country: 'DE', phone: '+49151#######', tax: 'DE#########' },
  { faker: french, country: 'FR', phone: '+336########', tax: 'FR###########' },
  { faker: arabic, country: 'AE', phone: '+97150#######', tax: '###############' },
  { faker: arabic, country: 'SA', phone: '+96650#######', tax: '3##############' },
]

const DOMAINS = ['example.com', 'example.org', 'example.net'] as const

/** Latin letters of a name; empty for names in other scripts. */
const latin = (name: string) =>
  name
    .replaceAll('ı', 'i')
    .normalize('NFKD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase()

const mailName = (first: string, second: string, code: string) =>
  [latin(first), latin(second)].every((part) => part !== '')
    ? `${latin(first)}.${latin(second)}.${code.slice(1)}`
    : `customer.${code.slice(1)}`

function customer(position: number, market: Market): SeedDraft<'customers'> {
  const { faker } = market
  const code = `C${String(position + 1).padStart(5, '0')}`
  const firstName = faker.person.firstName()
  const secondName = faker.person.lastName()
  const digits = (pattern: string) => faker.helpers.replaceSymbols(pattern)
  return {
    id: seedId(1, position),
    code,
    firstName,
    secondName,
    fullName: fullName(firstName, secondName),
    email: `${mailName(firstName, secondName, code)}@${faker.helpers.arrayElement(DOMAINS)}`,
    phoneNumber: digits(market.phone),
    phoneNumber2: faker.datatype.boolean(0.2) ? digits(market.phone) : null,
    contactPhoneNo: faker.datatype.boolean(0.1) ? digits(market.phone) : null,
    contactPerson: faker.datatype.boolean(0.1) ? faker.person.fullName() : null,
    address: `${faker.location.streetAddress()}, ${faker.location.zipCode()} ${faker.location.city()}`.slice(0, 255),
    address2: faker.datatype.boolean(0.1) ? faker.location.secondaryAddress() : null,
    country: market.country,
    taxNo: faker.datatype.boolean(0.7) ? digits(market.tax) : null,
    blocked: faker.datatype.boolean(0.02),
  }
}

/** Plausible customers from several countries and scripts; the same on every call. */
export function customerSeed(count: number): SeedDraft<'customers'>[] {
  for (const [index, { faker }] of MARKETS.entries()) faker.seed(20260101 + index)
  return Array.from({ length: count }, (_, position): SeedDraft<'customers'> => {
    const market = MARKETS[(position * 7) % MARKETS.length] ?? MARKETS[0]
    if (!market) throw new RangeError('no market')
    return customer(position, market)
  })
}
