import { describe, expect, test } from 'vitest'
import { decodeVin, vinWarnings } from './decodeVin.ts'

const decode = (vin: string) => {
  const decoded = decodeVin(vin, 2026)
  if (!decoded) throw new Error(`${vin} is no VIN`)
  return decoded
}

describe('a VIN is read as far as the standards go', () => {
  test.each([
    ['1G4AH59H45G118341', 'US', 'Buick', [2005], '118341'],
    ['1J9RP1A36A1644345', 'US', undefined, [2010], '345'],
    ['1M8GDM9AXKP042788', 'US', 'Motor Coach Industries', [1989], '042788'],
    ['1HGCM82633A004352', 'US', 'Honda', [2003], '004352'],
    ['5YJ3E1EA7KF000316', 'US', 'Tesla', [2019], '000316'],
    ['WVWZZZ1JZXW000001', 'DE', 'Volkswagen', [1999], '000001'],
    ['VF1BB0F0H12345678', 'FR', 'Renault', [2001], '345678'],
    ['JSAJTDA4V00123456', 'JP', 'Suzuki', [], '123456'],
    ['JTHBK1EG5A2345678', 'JP', 'Lexus', [1980, 2010], '345678'],
  ] as const)('%s: %s, %s, %j', (vin, country, maker, years, serial) => {
    const found = decode(vin)
    expect([found.country, found.maker, found.modelYears, found.serial]).toEqual([country, maker, years, serial])
  })

  test('each part is at its place', () => {
    expect(decode(' 1hgcm82633a004352 ')).toEqual({
      vin: '1HGCM82633A004352',
      wmi: '1HG',
      region: 'northAmerica',
      country: 'US',
      maker: 'Honda',
      smallMaker: false,
      descriptor: 'CM8263',
      modelYears: [2003],
      plant: 'A',
      serial: '004352',
      checkDigit: { stated: '3', expected: '3', valid: true },
    })
  })

  test('position 7 distinguishes North American cars of 2010 from those of 1980', () => {
    expect(decode('1HGCM82633A004352').modelYears).toEqual([2003])
    expect(decode('1HGCM8A633A004352').modelYears).toEqual([2033])
  })

  test('elsewhere both cycles are possible, but none that is still to come', () => {
    expect(decode('WP0ZZZ99ZTS392124').modelYears).toEqual([1996, 2026])
    expect(decode('WP0ZZZ99ZVS392124').modelYears).toEqual([1997, 2027])
    expect(decode('WP0ZZZ99ZWS392124').modelYears).toEqual([1998])
  })

  test('a maker of few vehicles has its identifier in two places', () => {
    expect(decode('1J9RP1A36A1644345')).toMatchObject({ wmi: '1J9644', smallMaker: true, serial: '345' })
  })

  test.each(['', '1HGCM82633A00435', 'IHGCM82633A004352'])('%j is not a VIN', (text) => expect(decodeVin(text, 2026)).toBeUndefined())
})

describe('warnings', () => {
  test.each(['1G4AH59H45G118341', '1J9RP1A36A1644345', '1M8GDM9AXKP042788', '1HGCM82633A004352'])('nothing about %s', (vin) =>
    expect(vinWarnings(decode(vin))).toEqual([]),
  )

  test.each([
    ['1HGCM82633A004353', '5', ['checkDigit']],
    ['WP0ZZZ99ZTS392124', undefined, ['checkDigit']],
    ['1HGCM8263UA004352', undefined, ['checkDigit', 'year']],
    ['1HGCM82633A00435A', undefined, ['checkDigit', 'serial']],
    ['1HGCM82633A00A352', undefined, ['checkDigit', 'serial']],
  ] as const)('%s: digit %s expected, %j', (vin, expected, warnings) => {
    const decoded = decode(vin)
    if (expected) expect(decoded.checkDigit.expected).toBe(expected)
    expect(vinWarnings(decoded)).toEqual(warnings)
  })
})
