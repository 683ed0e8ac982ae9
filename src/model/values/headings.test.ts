import { expect, test } from 'vitest'
import { headingRow } from './headings.ts'

const known = (row: string): number => row.split(',').filter((cell) => ['date', 'amount', 'text'].includes(cell)).length

test.each([
  [['date,amount', '1,2'], 'date,amount'],
  [['Account 12', 'date,amount,text', '1,2,3'], 'date,amount,text'],
  [['date', 'date,amount', 'date,amount,text'], 'date,amount,text'],
  [['date,amount', 'amount,text'], 'date,amount'],
  [['Account 12', 'date'], 'Account 12'],
  [['Account 12', 'Balance'], 'Account 12'],
  [[], undefined],
])('of %j has the headings %j', (rows, expected) => expect(headingRow(rows, known)).toBe(expected))
