import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { faker } from '@faker-js/faker/locale/en'
import { expectedCheckDigit } from '../../model/values/vin.ts'
import { at } from './pick.ts'
import { seedId } from './seedId.ts'
import type { SeedRecord } from './seedRecord.ts'

/** A car of the data set that StatLib collected for the 1983 data exposition. */
interface KnownCar {
  readonly Name: string
  readonly Cylinders: number
  readonly Horsepower: number | null
  /** First day of the model year. */
  readonly Year: string
}

/** First words of names as the data set writes them, misspelt ones included. */
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

/** Letters and digits mixed are a type's sign: `320i` stays, `gl` and `dl` become capitals. */
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

/** What dealers have done with cars of their own. */
const DEALERS_STATUSES = ['inStock', 'sold', 'inStock', 'delivered', 'inStock', 'delivered', 'archived', 'inStock', 'sold'] as const

/** Cars on offer and what came of them belong to the house, the others to house and dealers in turn. */
function ownedAs(position: number, users: readonly string[]): { readonly status: string; readonly owner: string } {
  const status = at(STATUSES, position)
  const house = at(users, 0)
  const owner = status === 'inStock' ? at(users, position) : house
  return { status: owner === house ? status : at(DEALERS_STATUSES, Math.floor(position / users.length)), owner }
}

function car({ Name, Cylinders, Horsepower, Year }: KnownCar, position: number, users: readonly string[], lots: number): SeedRecord {
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
    location: seedId(9, position % lots),
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
    ...ownedAs(position, users),
  }
}

/** The data set's cars, each with the marks that it lacks; the first user is the house. */
export function carSeed(users: readonly string[], lots: number): SeedRecord[] {
  faker.seed(1983)
  const known = knownCars().filter(({ Name }) => Name.includes(' '))
  return known.map((one, position) => car(one, position, users, lots))
}

const LOTS = [
  ['Istanbul yard', 'Kennedy Caddesi 12', 'Istanbul', 'TR'],
  ['Ankara yard', 'Eskişehir Yolu 7', 'Ankara', 'TR'],
  ['Berlin yard', 'Landsberger Allee 300', 'Berlin', 'DE'],
  ['Lyon yard', '14 rue de la Gare', 'Lyon', 'FR'],
  ['Dubai yard', 'Al Awir Road', 'Dubai', 'AE'],
  ['London yard', '8 River Road', 'London', 'GB'],
] as const

export const carLotSeed = (): SeedRecord[] =>
  LOTS.map(([name, address, city, country], position) => ({
    id: seedId(9, position),
    name,
    address,
    city,
    country,
    phoneNumber: null,
    capacity: 60 + position * 20,
    active: position !== LOTS.length - 1,
  }))
