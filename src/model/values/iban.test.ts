import { describe, expect, test } from 'vitest'
import { isIban, normalizeIban } from './iban.ts'

describe('an IBAN', () => {
  test.each([
    'DE89370400440532013000',
    'TR330006100519786457841326',
    'SA0380000000608010167519',
    'NO9386011117947',
    'MT84MALT011000012345MTLCAST001S',
  ])('%s is right', (iban) => {
    expect(isIban(iban)).toBe(true)
  })

  test.each([
    '',
    'DE89370400440532013001',
    'DE8937040044053201300',
    'ZZ89370400440532013000',
    'DE89 3704 0044 0532 0130 00',
    'de89370400440532013000',
  ])('%j is refused', (text) => {
    expect(isIban(text)).toBe(false)
  })

  test('is read as people write and paste it', () => {
    expect(isIban(normalizeIban('\u2067de89 3704 0044 0532 0130 00\u2069'))).toBe(true)
  })
})
