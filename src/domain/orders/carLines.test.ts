import { expect, test } from 'vitest'
import type { OrderLine } from '../orderLine.ts'
import { carMistakes, withOneCar } from './carLines.ts'

test('a line about a car is about one of it, unless it says otherwise', () => {
  expect(withOneCar({ car: 'c' })).toEqual({ car: 'c', quantity: '1.0000' })
  for (const line of [{ car: 'c', quantity: '2' }, { material: 'm' }, { car: '' }]) expect(withOneCar(line)).toBe(line)
})

test('a line is about a material or a car, which is there once', () => {
  const lines: OrderLine[] = [
    { car: 'c', quantity: '1.0000' },
    { car: 'd', quantity: '01' },
    { car: 'e', quantity: '2' },
    { car: 'f', quantity: '21' },
    { car: 'g', quantity: '1', material: 'm' },
    { car: 'c', quantity: '1' },
    { material: 'm', quantity: '3' },
    { car: 'h' },
    { car: 'i', quantity: '10' },
  ]
  expect(carMistakes(lines)).toEqual([
    { index: 2, field: 'quantity', code: 'oneCar' },
    { index: 3, field: 'quantity', code: 'oneCar' },
    { index: 4, field: 'car', code: 'materialOrCar' },
    { index: 5, field: 'car', code: 'repeated' },
    { index: 7, field: 'quantity', code: 'oneCar' },
    { index: 8, field: 'quantity', code: 'oneCar' },
  ])
})
