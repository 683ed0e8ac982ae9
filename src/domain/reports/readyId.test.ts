import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { readyReports } from '../../server/features/reports/ready/readyReports.ts'
import { sharedReportSeed } from '../../server/features/reports/reportSeed.ts'
import { isReadyReport, readyKey } from './readyId.ts'

const shipped = [...readyReports(), ...sharedReportSeed([])]

test('the reports of every installation differ from others by their ids', () => {
  expect(shipped.every(({ id }) => isReadyReport(id))).toBe(true)
  expect(Array.from({ length: 100 }, () => v7()).some(isReadyReport)).toBe(false)
})

test('an id that only contains one of theirs is another', () => {
  const id = shipped[0]?.id
  expect([isReadyReport(`${id}`), isReadyReport(`x${id}`), isReadyReport(`${id}x`)]).toEqual([true, false, false])
})

test('a key has the letters and digits of the name', () => {
  expect(readyKey('Sales – by month (2 years)')).toBe('salesByMonth2Years')
})

test('each of them has a key of its own', () => {
  const keys = shipped.map(({ name }) => readyKey(String(name)))
  expect(keys).toContain('marginByMaterial')
  expect(keys.every((key) => /^[a-z][a-zA-Z\d]+$/.test(key))).toBe(true)
  expect(new Set(keys).size).toBe(keys.length)
})
