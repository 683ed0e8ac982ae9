import { expect, test } from 'vitest'
import { gridOf } from '../core/gridState.ts'
import { findLines } from './findLines.ts'

const TEXTS = ['P0001 – Brake pad\n1234.50\nYes', 'P0002 – Filtre à huile\n12\nNo', 'P0003 – فلتر\n5\nYes']

const state = gridOf(
  TEXTS.map(() => ({})),
  ['text'],
)

const found = (text: string, locale = 'en') => [...(findLines(state, text, (row) => TEXTS[row] ?? '', locale)?.keys ?? ['all'])]

test.each([
  ['brake', [0]],
  ['p000 yes', [0, 2]],
  ['yes brake', [0]],
  ['FILTRE A', [1]],
  ['1,234', [0]],
  ['١٢', [0, 1]],
  ['فلتر', [2]],
  ['nothing', []],
  ['  ', ['all']],
])('“%s” is found in lines %j', (text, rows) => {
  expect(found(text)).toEqual(rows)
})
