/** Regions by the first character (ISO 3780). */
export type Region = 'africa' | 'asia' | 'europe' | 'northAmerica' | 'oceania' | 'southAmerica'

const REGIONS: readonly (readonly [Region, string])[] = [
  ['africa', 'ABCDEFGH'],
  ['asia', 'JKLMNPR'],
  ['europe', 'STUVWXYZ'],
  ['northAmerica', '12345'],
  ['oceania', '67'],
  ['southAmerica', '89'],
]

export const regionOf = (vin: string): Region | undefined => REGIONS.find(([, first]) => first.includes(vin[0] ?? ' '))?.[0]

/** Order of the second character in ISO 3780. */
const ORDER = 'ABCDEFGHJKLMNPRSTUVWXYZ1234567890'

/** First and last pair of each country's range, and its ISO 3166 code. */
const RANGES: readonly (readonly [string, string, string])[] = [
  ['AA', 'AH', 'ZA'],
  ['BF', 'BK', 'KE'],
  ['CA', 'CE', 'BJ'],
  ['CL', 'CR', 'TN'],
  ['DA', 'DE', 'EG'],
  ['DL', 'DR', 'MA'],
  ['JA', 'J0', 'JP'],
  ['KF', 'KK', 'IL'],
  ['KL', 'KR', 'KR'],
  ['LA', 'L0', 'CN'],
  ['MA', 'ME', 'IN'],
  ['MF', 'MK', 'ID'],
  ['ML', 'MR', 'TH'],
  ['NA', 'NE', 'IR'],
  ['NF', 'NK', 'PK'],
  ['NL', 'NR', 'TR'],
  ['PA', 'PE', 'PH'],
  ['PF', 'PK', 'SG'],
  ['PL', 'PR', 'MY'],
  ['RA', 'RE', 'AE'],
  ['RF', 'RK', 'TW'],
  ['RL', 'RM', 'VN'],
  ['SA', 'SM', 'GB'],
  ['SN', 'ST', 'DE'],
  ['SU', 'SZ', 'PL'],
  ['TA', 'TH', 'CH'],
  ['TJ', 'TP', 'CZ'],
  ['TR', 'TV', 'HU'],
  ['TW', 'T1', 'PT'],
  ['UH', 'UM', 'DK'],
  ['UN', 'UR', 'IE'],
  ['UU', 'UZ', 'RO'],
  ['U5', 'U7', 'SK'],
  ['VA', 'VE', 'AT'],
  ['VF', 'VR', 'FR'],
  ['VS', 'VW', 'ES'],
  ['VX', 'V2', 'RS'],
  ['V3', 'V5', 'HR'],
  ['V6', 'V0', 'EE'],
  ['WA', 'W0', 'DE'],
  ['XA', 'XE', 'BG'],
  ['XF', 'XK', 'GR'],
  ['XL', 'XR', 'NL'],
  ['XS', 'XW', 'RU'],
  ['X3', 'X0', 'RU'],
  ['YA', 'YE', 'BE'],
  ['YF', 'YK', 'FI'],
  ['YS', 'YW', 'SE'],
  ['Y3', 'Y5', 'BY'],
  ['Y6', 'Y0', 'UA'],
  ['ZA', 'ZR', 'IT'],
  ['ZX', 'Z2', 'SI'],
  ['Z3', 'Z5', 'LT'],
  ['Z6', 'Z0', 'RU'],
  ['1A', '10', 'US'],
  ['2A', '20', 'CA'],
  ['3A', '37', 'MX'],
  ['4A', '40', 'US'],
  ['5A', '50', 'US'],
  ['6A', '6W', 'AU'],
  ['7A', '7E', 'NZ'],
  ['7F', '70', 'US'],
  ['8A', '8E', 'AR'],
  ['8F', '8K', 'CL'],
  ['8L', '8R', 'EC'],
  ['8S', '8W', 'PE'],
  ['8X', '82', 'VE'],
  ['9A', '9E', 'BR'],
  ['9F', '9K', 'CO'],
  ['9S', '9W', 'UY'],
  ['93', '99', 'BR'],
]

const within = (vin: string, from: string, to: string): boolean => {
  const at = ORDER.indexOf(vin[1] ?? ' ')
  return vin[0] === from[0] && at >= ORDER.indexOf(from[1] ?? ' ') && at <= ORDER.indexOf(to[1] ?? ' ')
}

/** ISO 3166 code of the maker's country (not necessarily of the factory), if it is known. */
export const countryOf = (vin: string): string | undefined => RANGES.find(([from, to]) => within(vin, from, to))?.[2]
