import { expect, it } from 'vitest'
import { splitByDirection } from './splitByDirection.ts'

it.each([
  ['C00462 – مصطفى شريف', ['C00462 – ', 'مصطفى شريف']],
  ['\u200fC00462 – مصطفى شريف', ['\u200fC00462 – مصطفى شريف', '']],
  ['مصطفى – C00462', ['مصطفى – C00462', '']],
  ['C00462 – Ada Lovelace', ['C00462 – Ada Lovelace', '']],
  ['C00462 – شركة BMW', ['C00462 – شركة BMW', '']],
])('where it may be cut off, %s consists of %j', (label, parts) => expect(splitByDirection(label)).toEqual(parts))
