import { expect, test } from 'vitest'
import { type Candidate, matchLine, matchScore } from './matchLine.ts'

const invoice = (more: Partial<Candidate> = {}): Candidate => ({
  ...{ id: 'i', number: 'INV-2026-7', name: 'Çelik Oto A.Ş.', ibans: ['DE89 3704 0044'], open: '120.00', incoming: true },
  ...more,
})
const line = (amount: string, text: string | null = null, party: string | null = null, iban: string | null = null) => ({
  ...{ amount, text, party, iban },
})

test.each([
  ['number, however it is written', line('1.00', 'paid inv 2026/7, thanks'), {}, 6],
  ['amount', line('120.00'), {}, 3],
  ['amount that goes out', line('-120'), { incoming: false }, 3],
  ['name without its marks', line('1.00', null, 'CELIK OTO A.S. GMBH'), {}, 2],
  ['number, amount and name', line('120', 'INV-2026-7', 'Çelik Oto A.Ş.'), {}, 11],
  ['account, however it is written', line('1.00', null, null, 'de8937040044'), {}, 4],
  ['one of several accounts', line('1.00', null, null, 'DE893704 0044'), { ibans: ['FR76', 'DE8937040044'] }, 4],
  ['account of another customer', line('1.00', null, null, 'DE8937040045'), {}, 0],
  ['name that is as good as none', line('1.00', 'to ab'), { name: 'ab' }, 0],
  ['name of three letters', line('1.00', 'to abc'), { name: 'abc' }, 2],
  ['name of which a part is there', line('1.00', 'Çelik'), {}, 0],
  ['name in brackets', line('1.00', 'Ada Ltd'), { name: '(Ada) Ltd' }, 2],
  ['name with an initial', line('1.00', 'a bauer'), { name: 'A. Bauer' }, 2],
  ['name that is cut elsewhere', line('1.00', 'a bcd'), { name: 'ab cd' }, 0],
  ['document without a number', line('1.00', 'null'), { number: null }, 0],
  ['amount of the other direction', line('-120.00', 'INV-2026-7'), {}, 0],
  ['amount that comes in for what goes out', line('120.00', 'INV-2026-7'), { incoming: false }, 0],
])('a line is scored by the %s', (_, given, candidate, score) => expect(matchScore(given, invoice(candidate))).toBe(score))

test('the likeliest documents come first, five at most, none by its name alone', () => {
  const many = ['f', 'e', 'd', 'c', 'b', 'a'].map((id) => invoice({ id, number: null }))
  const found = matchLine(line('120.00', 'INV-2026-7 Çelik Oto A.Ş.'), [
    ...many,
    invoice({ id: 'z' }),
    invoice({ id: 'y', number: null, open: '1' }),
  ])
  expect(found.map(({ candidate, score }) => [candidate.id, score])).toEqual([
    ['z', 11],
    ['a', 5],
    ['b', 5],
    ['c', 5],
    ['d', 5],
  ])
})
