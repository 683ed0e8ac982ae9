import { HOUSE_FIRM } from '../../../../schemas/parts/tenancy.ts'
import type { DraftMap } from '../../../model/entityMap.ts'
import { seedId } from '../../seed/seedId.ts'
import type { SeedDraft } from '../../seed/seedRecord.ts'

/** The house, created in every database; an Admin fills in its details. */
export const houseSeed = (): SeedDraft<'firms'> => ({ id: HOUSE_FIRM, number: 1, name: 'House', state: 'approved' })

/** Id of a dealer's firm in the demo, by the dealer's position. */
export const dealerFirmId = (position: number): string => seedId(60, position)

/** Firm of a demo account, by its position: the first is the house's Admin, each other one a dealer. */
export const demoFirm = (position: number): string => (position === 0 ? HOUSE_FIRM : dealerFirmId(position - 1))

/** Details of the demo's house. */
export const DEMO_HOUSE = {
  name: 'Harbour Auctions GmbH',
  tradeName: 'Harbour Auctions',
  address: 'Kaistraße 16',
  city: 'Hamburg',
  country: 'DE',
  taxNo: 'DE811907980',
  email: 'office@harbour-auctions.test',
  phone: '+4940555010',
  iban: 'DE89370400440532013000',
  currency: 'EUR',
  defaultVat: '19.00',
  timeZone: 'Europe/Berlin',
} as const satisfies DraftMap['firms']

/** Firms of the demo besides the house, one for each dealer, both approved. */
export const firmSeed = (): SeedDraft<'firms'>[] => [
  {
    id: dealerFirmId(0),
    number: 2,
    name: 'Dana Motors Ltd',
    tradeName: 'Dana Motors',
    state: 'approved',
    address: '14 Quay Street',
    city: 'Dublin',
    country: 'IE',
    taxNo: 'IE6388047V',
    email: 'office@dana-motors.test',
    phone: '+35315550142',
    iban: 'IE29AIBK93115212345678',
    currency: 'EUR',
    defaultVat: '23.00',
    locale: 'en',
    timeZone: 'Europe/Dublin',
  },
  {
    id: dealerFirmId(1),
    number: 3,
    name: 'Deniz Otomotiv Ltd. Şti.',
    tradeName: 'Deniz Otomotiv',
    state: 'approved',
    address: 'Kordon Boyu 35',
    city: 'İzmir',
    country: 'TR',
    taxNo: '2910345678',
    email: 'ofis@deniz-otomotiv.test',
    phone: '+902325550135',
    iban: 'TR330006100519786457841326',
    currency: 'EUR',
    defaultVat: '20.00',
    locale: 'tr',
    timeZone: 'Europe/Istanbul',
  },
]
