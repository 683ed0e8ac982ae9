import { expect, test } from 'vitest'
import ar from '../../i18n/ar/resources.ts'
import fr from '../../i18n/fr/resources.ts'
import tr from '../../i18n/tr/resources.ts'
import { readyKey } from '../../src/domain/reports/readyId.ts'
import { readyReports } from '../../src/server/features/reports/ready/readyReports.ts'
import { sharedReportSeed } from '../../src/server/features/reports/reportSeed.ts'

const names = [...readyReports(), ...sharedReportSeed([])].map(({ name }) => String(name))

test.each([['ar', ar] as const, ['fr', fr] as const, ['tr', tr] as const])(
  'every report that comes along has a name of its own in %s',
  (_, { reports }) => {
    const records = reports?.records ?? {}
    expect(Object.keys(records).toSorted()).toEqual(names.map(readyKey).toSorted())
    expect(new Set(Object.values(records)).size).toBe(names.length)
    expect(Object.values(records).filter((text) => names.includes(text))).toEqual([])
  },
)
