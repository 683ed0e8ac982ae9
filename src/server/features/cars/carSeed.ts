import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { faker } from '@faker-js/faker/locale/en'
import type { EntityMap } from '../../../model/entityMap.ts'
import { expectedCheckDigit } from '../../../model/values/vin.ts'
import { at } from '../../seed/pick.ts'
import { seedId } from '../../seed/seedId.ts'
import type { SeedDraft, SeedRow } from '../../seed/seedRecord.ts'
import { demoFirm } from '../firms/firmSeed.ts'

/** A car of the data set that StatLib collected for the 1983 data exposition. */
interface KnownCar {
  readonly Name: string
  readonly Cylinders: number
  readonly Horsepower: number | null
  /** First day of the model year. */
  readonly Year: string
}

/** First words of names in the data set, including misspellings. */
const MAKES: Readonly<Record<string, string>> = {
  amc: 'AMC',
  bmw: 'BMW',
  chevroelt: 'Chevrolet',
  chevy: 'Chevrolet',
  hi: 'International Harvester',
  maxda: 'Mazda',
  mercedes: 'Mercedes-Benz',
  'mercedes-benz': 'Mercedes-Benz',
  toyouta: 'Toyota',
  vokswagen: 'Volkswagen',
  vw: 'Volkswagen',
}

const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1)

/** Words with digits stay as they are (`320i`); short ones are written in capitals (`gl`, `dl`). */
const modelWord = (word: string) => (word.length <= 2 || /\d/.test(word) ? word.toUpperCase() : capital(word))

function knownCars(): readonly KnownCar[] {
  const entry = createRequire(import.meta.url).resolve('vega-datasets')
  return JSON.parse(readFileSync(join(dirname(entry), '../data/cars.json'), 'utf8'))
}

const STATUSES = [
  'inStock',
  'inStock',
  'onOffer',
  'inStock',
  'sold',
  'inStock',
  'inStock',
  'delivered',
  'inStock',
  'onOffer',
  'inStock',
  'inStock',
  'archived',
] as const
const COLOURS = ['Black', 'White', 'Silver', 'Blue', 'Red', 'Green', 'Brown', 'Beige'] as const
const DAMAGES = ['front', 'rear', 'side', 'hail', 'mechanical', 'interior', 'undercarriage'] as const
const CONDITIONS = ['runsAndDrives', 'starts', 'stationary'] as const
const TITLES = ['clean', 'clean', 'rebuilt', 'salvage'] as const

const VIN_CHARACTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'

function vin(): string {
  const text = faker.string.fromCharacters(VIN_CHARACTERS, 17)
  return text.slice(0, 8) + expectedCheckDigit(text) + text.slice(9)
}

const FIRST_LOT = 60_000_000

/** The history of dealers' own cars. */
const DEALERS_STATUSES = ['inStock', 'sold', 'inStock', 'delivered', 'inStock', 'delivered', 'archived', 'inStock', 'sold'] as const

interface Owned {
  readonly status: NonNullable<EntityMap['cars']['status']>
  readonly owner: string
  readonly firm: string
  readonly location: string
}

/** Cars on offer and sold ones belong to the house, the others to house and dealers alternately. */
function ownedAs(position: number, users: readonly string[]): Owned {
  const status = at(STATUSES, position)
  const whose = status === 'inStock' ? position % users.length : 0
  return {
    status: whose === 0 ? status : at(DEALERS_STATUSES, Math.floor(position / users.length)),
    owner: at(users, whose),
    firm: demoFirm(whose),
    location: whose === 0 ? seedId(9, position % LOTS.length) : seedId(9, LOTS.length + whose - 1),
  }
}

const euros = (amount: number): string => `${amount}.00`

const stockedOn = (position: number): string => `2026-01-${String(1 + (position % 27)).padStart(2, '0')}`

/** Costs of two in five cars, of house and dealers: purchase, transport, some repairs. */
function costsOf(position: number): Pick<SeedDraft<'cars'>, 'costs' | 'cost' | 'costCurrency'> {
  if (position % 5 > 1) return {}
  const paid = [
    ['purchase', 1_800 + (position % 40) * 95],
    ['transport', 120 + (position % 5) * 35],
    ...(position % 4 === 0 ? ([['repair', 240 + (position % 7) * 60]] as const) : []),
  ] as const
  const costs = paid.map(
    ([kind, amount]): SeedRow<'cars', 'costs'> => ({ kind, date: stockedOn(position), amount: euros(amount), currency: 'EUR' }),
  )
  return { costs, cost: euros(paid.reduce((sum, [, amount]) => sum + amount, 0)), costCurrency: 'EUR' }
}

function car({ Name, Cylinders, Horsepower, Year }: KnownCar, position: number, users: readonly string[]): SeedDraft<'cars'> {
  const [first = '', ...rest] = Name.split(/\s+/)
  const lot = String(FIRST_LOT + position * 37)
  return {
    id: seedId(10, position),
    lotNumber: lot,
    vin: vin(),
    year: Number(Year.slice(0, 4)),
    make: MAKES[first] ?? capital(first),
    model: rest.map(modelWord).join(' '),
    odometer: faker.number.int({ min: 8_000, max: 180_000 }),
    condition: at(CONDITIONS, faker.number.int(10) > 8 ? 2 : position % 2),
    damages: faker.datatype.boolean(0.4) ? faker.helpers.arrayElements(DAMAGES, { min: 1, max: 2 }) : [],
    titleType: at(TITLES, position),
    keys: faker.datatype.boolean(0.9),
    fuel: Name.includes('diesel') || Name.endsWith('(d)') ? 'diesel' : 'petrol',
    transmission: Cylinders > 4 ? 'automatic' : 'manual',
    drive: Name.startsWith('subaru') ? 'all' : 'rear',
    cylinders: Cylinders,
    horsepower: Horsepower,
    colour: at(COLOURS, faker.number.int(7)),
    auctionUrl: `https://auctions.example.com/lot/${lot}`,
    inStockSince: stockedOn(position),
    ...costsOf(position),
    ...ownedAs(position, users),
  }
}

/** The cars of the data set, completed with invented details. The first user is the house. */
export function carSeed(users: readonly string[]): SeedDraft<'cars'>[] {
  faker.seed(1983)
  const known = knownCars().filter(({ Name }) => Name.includes(' '))
  return known.map((one, position): SeedDraft<'cars'> => car(one, position, users))
}

const LOTS = [
  ['Istanbul yard', 'Kennedy Caddesi 12', 'Istanbul', 'TR'],
  ['Ankara yard', 'Eskişehir Yolu 7', 'Ankara', 'TR'],
  ['Berlin yard', 'Landsberger Allee 300', 'Berlin', 'DE'],
  ['Lyon yard', '14 rue de la Gare', 'Lyon', 'FR'],
  ['Dubai yard', 'Al Awir Road', 'Dubai', 'AE'],
  ['London yard', '8 River Road', 'London', 'GB'],
] as const

/** Lots of the dealers' firms. */
const DEALERS_LOTS = [
  ['Quay Street', '14 Quay Street', 'Dublin', 'IE'],
  ['Kordon', 'Kordon Boyu 35', 'İzmir', 'TR'],
] as const

export const carLotSeed = (): SeedDraft<'carLots'>[] =>
  [...LOTS, ...DEALERS_LOTS].map(
    ([name, address, city, country], position): SeedDraft<'carLots'> => ({
      id: seedId(9, position),
      firm: demoFirm(Math.max(0, position - LOTS.length + 1)),
      name,
      address,
      city,
      country,
      phoneNumber: null,
      capacity: 60 + position * 20,
      active: position !== LOTS.length - 1,
    }),
  )
