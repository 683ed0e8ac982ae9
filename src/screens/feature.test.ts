import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { mergeScreens } from './feature.ts'

const View = () => null

test('an entity gets its views and fields from several features', () => {
  const merged = mergeScreens([
    { entities: { cars: { show: View, fields: { vin: { narrow: true } } } } },
    { pages: { '/-/Board': View } },
    { entities: { cars: { list: View, fields: { image: { hidden: true } } }, carLots: { edit: View } } },
  ])
  expect(merged).toEqual({
    cars: { show: View, list: View, fields: { vin: { narrow: true }, image: { hidden: true } } },
    carLots: { edit: View },
  })
})

test('two features that replace the same view are refused', () => {
  const feature = { entities: { cars: { list: View } } }
  expect(() => mergeScreens([feature, feature])).toThrow("two features replace 'list' of cars")
})

test('several features add actions to an entity, in the order of the features', () => {
  const feature = (label: string) => ({ entities: { cars: { actions: () => createElement('i', null, label) } } })
  const { cars } = mergeScreens([feature('archive'), feature('print'), feature('mail')])
  const markup = cars?.actions && renderToStaticMarkup(createElement(cars.actions))
  expect(markup).toBe('<i>archive</i><i>print</i><i>mail</i>')
})
