import { describe, expect, test } from 'vitest'
import { expectedCheckDigit, hasCheckDigit, isVin, normalizeVin } from './vin.ts'

describe('a VIN', () => {
  test.each(['11111111111111111', '1M8GDM9AXKP042788', '5GZCZ43D13S812715', '1HGCM82633A004352'])('%s has its check digit', (vin) => {
    expect(isVin(vin)).toBe(true)
    expect(hasCheckDigit(vin)).toBe(true)
  })

  test('with a digit mistyped names the check digit it should have', () => {
    expect(hasCheckDigit('1M8GDM9A0KP042788')).toBe(false)
    expect(expectedCheckDigit('1M8GDM9A0KP042788')).toBe('X')
  })

  test('of a European maker is a VIN although it bears no check digit', () => {
    expect(isVin('WVWZZZ1JZXW000001')).toBe(true)
    expect(hasCheckDigit('WVWZZZ1JZXW000001')).toBe(false)
  })

  test.each([
    '',
    '1111111111111111',
    '111111111111111111',
    'I1111111111111111',
    'O1111111111111111',
    'Q1111111111111111',
    '1m8gdm9axkp042788',
    '1M8GDM9AXKP04278É',
  ])('%j is not a VIN', (text) => {
    expect(isVin(text)).toBe(false)
  })

  test('is read as people write and paste it', () => {
    expect(normalizeVin('\u200f1m8 gdm9-axkp 042788\u00a0')).toBe('1M8GDM9AXKP042788')
  })
})
