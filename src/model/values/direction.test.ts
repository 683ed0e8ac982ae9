import { expect, it } from 'vitest'
import { isolated, readFromRight } from './direction.ts'

it.each([
  ['C00462 – مصطفى شريف', '\u200fC00462 – مصطفى شريف'],
  ['مصطفى شريف', 'مصطفى شريف'],
  ['مصطفى – C00462', 'مصطفى – C00462'],
  ['C00462 – Ada Lovelace', 'C00462 – Ada Lovelace'],
  ['2 – مستودع دبي', '2 – مستودع دبي'],
  ['SO-2026-000140', 'SO-2026-000140'],
])('in a page that runs from the right, %s is written as %j', (label, written) => expect(readFromRight(label)).toBe(written))

it('text with a direction of its own stands between marks', () => expect(isolated('a')).toBe('\u2068a\u2069'))
