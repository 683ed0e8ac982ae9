import { expect, test } from 'vitest'
import { trustProblems } from './trust.ts'

test.each([
  [{ emailVerified: true, firmState: 'approved' }, []],
  [{ emailVerified: false, firmState: 'approved' }, ['emailUnverified']],
  [{ emailVerified: true, firmState: 'pending' }, ['firmPending']],
  [{ emailVerified: false, firmState: 'suspended' }, ['emailUnverified', 'firmSuspended']],
] as const)('%j lacks %j', (standing, problems) => expect(trustProblems(standing)).toEqual(problems))
