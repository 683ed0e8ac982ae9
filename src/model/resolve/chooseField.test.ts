import { expect, test } from 'vitest'
import { type FieldType, RANK } from '../fieldType.ts'
import { chooseField } from './chooseField.ts'
import { unknownField } from './unknownField.ts'

const type = (name: string, rank: ReturnType<FieldType['fits']>): FieldType => ({ ...unknownField, name, fits: () => rank })
const [none, low, high, rival, named] = [
  type('none', undefined),
  type('low', RANK.fallback),
  type('high', RANK.format),
  type('rival', RANK.format),
  type('named', RANK.named),
]

test.each<[string, Parameters<typeof chooseField>, ReturnType<typeof chooseField>]>([
  ['the type that fits best', [{}, [low, high, none]], { kind: 'chosen', type: high }],
  ['unknown where none fits', [{}, [none, type('another', undefined)]], { kind: 'chosen', type: unknownField }],
  ['unknown where there is none', [{}, []], { kind: 'chosen', type: unknownField }],
  ['none of two that fit as well', [{}, [low, high, rival]], { kind: 'tie', names: ['high', 'rival'] }],
  ['the one that is named, however well others fit', [{ field: 'none' }, [high, none]], { kind: 'chosen', type: none }],
  ['none where the name is unknown', [{ field: 'hihg' }, [high]], { kind: 'noSuchType', name: 'hihg' }],
  ['none that only its name may choose', [{}, [named]], { kind: 'chosen', type: unknownField }],
])('a property gets %s', (_, given, choice) => expect(chooseField(...given)).toEqual(choice))
