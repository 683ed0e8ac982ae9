import { describe, expect, test } from 'vitest'
import { type FormatName, formats } from './formats.ts'

const UUID = '0192f0c1-2b3c-7d4e-8f50-123456789abc'

/** Texts that have a format, and texts that nearly have. */
const EXAMPLES: Readonly<Record<FormatName, readonly [valid: readonly string[], invalid: readonly string[]]>> = {
  date: [
    ['2026-02-28', '2024-02-29'],
    ['2026-02-29', '2026-2-8', '28.02.2026', ''],
  ],
  time: [
    ['00:00', '09:30', '19:59:59', '23:59'],
    ['24:00', '9:30', '09:60', '09:30:60', '09:3', '09:30:1', 'x09:30', '09:30x', '09:30Z', '29:00'],
  ],
  'date-time': [
    ['2026-02-28T09:30:00Z', '2026-02-28T09:30:00.123+03:00'],
    ['2026-02-28', '2026-02-28T09:30', '2026-12-31T23:59:60Z', 'x'],
  ],
  duration: [
    ['P1D', 'PT2H'],
    ['1D', 'P'],
  ],
  email: [['a@example.com'], ['a@', 'example.com', 'a b@example.com']],
  uri: [
    ['https://example.com/a?b=c', 'http://a', 'HTTPS://a'],
    ['ftp://example.com', 'javascript:alert(1)', 'https:///x', 'xhttps://a', 'https://', 'https://exa mple', '/a'],
  ],
  uuid: [[UUID], [UUID.slice(1), 'x']],
  hostname: [['example.com'], ['-a.com', 'a b']],
  ipv4: [['127.0.0.1'], ['256.0.0.1', '1.2.3']],
  ipv6: [
    ['::1', '2001:db8::1'],
    [':::', '1.2.3.4'],
  ],
  regex: [['^a+$'], ['(', '[']],
  'json-pointer': [
    ['', '/a/b~0'],
    ['a', '/a~2'],
  ],
  money: [
    ['1', '-1.50', '0'],
    ['1,5', 'x', '', '1e3'],
  ],
  decimal: [
    ['1', '-1.50'],
    ['x', ''],
  ],
  percent: [['18.5'], ['18%', '']],
  phone: [
    ['+905321234567', '+90 (532) 123-45.67', '+1/2345678', '+1234567', '+123456789012345'],
    ['905321234567', '+05321234567', '+123456', '+1234567890123456', '+90 532 x', 'x+905321234567', '+905321234567x', '+'],
  ],
  iban: [
    ['TR33 0006 1005 1978 6457 8413 26', 'tr330006100519786457841326'],
    ['TR34 0006 1005 1978 6457 8413 26', ''],
  ],
  vin: [
    ['1HGCM82633A004352', '1hgcm82633a004352'],
    ['1HGCM82633A00435', 'IHGCM82633A004352', ''],
  ],
  color: [
    ['#00ff7f', '#ABCDEF'],
    ['#fff', '00ff7f', '#00ff7g', '#00ff7f0', 'x#00ff7f'],
  ],
  icon: [
    ['Home', 'AccountBalance', 'Looks3', 'A'],
    ['home', 'Home-2', '', ' Home', 'Home ', '3D'],
  ],
  image: [
    [UUID, UUID.toUpperCase()],
    [`x${UUID}`, `${UUID}0`, UUID.replaceAll('-', ''), ''],
  ],
  file: [[UUID], ['x']],
  password: [['', 'anything'], []],
  markdown: [['', '# a'], []],
}

describe.each(Object.entries(EXAMPLES))('%s', (name, [valid, invalid]) => {
  const { validate } = formats[name as FormatName]
  test.each([...valid.map((text) => [text, true] as const), ...invalid.map((text) => [text, false] as const)])('%j: %s', (text, fits) =>
    expect(validate(text)).toBe(fits),
  )
})

describe('a limit of', () => {
  test.each<['date' | 'time' | 'date-time' | 'money', string, string, number]>([
    ['date', '2026-02-28', '2026-03-01', -1],
    ['date', '2026-03-01', '2026-02-28', 1],
    ['date', '2026-03-01', '2026-03-01', 0],
    ['time', '09:30', '09:30:00', 0],
    ['time', '09:30:01', '09:30', 1],
    ['time', '09:29:59', '09:30', -1],
    ['date-time', '2026-02-28T09:30:00+03:00', '2026-02-28T06:30:00Z', 0],
    ['date-time', '2026-02-28T09:30:00Z', '2026-02-28T09:30:00+03:00', 1],
    ['money', '9.5', '10', -1],
    ['money', '10.00', '10', 0],
    ['money', '10', '9.5', 1],
    ['money', 'x', '10', 0],
    ['money', '10', 'x', 0],
  ])('%s: %s beside %s', (format, a, b, sign) => expect(Math.sign(formats[format].compare?.(a, b) ?? Number.NaN)).toBe(sign))
})
