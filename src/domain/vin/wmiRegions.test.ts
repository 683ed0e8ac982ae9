import { expect, test } from 'vitest'
import { countryOf, regionOf } from './wmiRegions.ts'

test.each([
  ['AAV', 'africa'],
  ['JTD', 'asia'],
  ['WVW', 'europe'],
  ['1G4', 'northAmerica'],
  ['6F4', 'oceania'],
  ['93H', 'southAmerica'],
])('%s is of %s', (vin, region) => expect(regionOf(vin)).toBe(region))

test.each(['', 'IAA', 'OAA', 'QAA'])('%o is of no region', (vin) => expect(regionOf(vin)).toBeUndefined())

test.each([
  ['MA', 'IN'],
  ['ME', 'IN'],
  ['MF', 'ID'],
  ['MR', 'TH'],
  ['NK', 'PK'],
  ['NL', 'TR'],
  ['V2', 'RS'],
  ['V3', 'HR'],
  ['50', 'US'],
])('from its first to its last pair, %s is of %s', (vin, country) => expect(countryOf(vin)).toBe(country))

test.each(['', 'N', 'AJ', 'AZ', 'NS', 'A?'])('%o is of no country', (vin) => expect(countryOf(vin)).toBeUndefined())
