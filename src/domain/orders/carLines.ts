import type { OrderLine } from '../orderLine.ts'

const isGiven = (value: string | null | undefined): boolean => (value ?? '') !== ''

const ONE: OrderLine = { quantity: '1.0000' }

/** Fills in the quantity 1 of a car (`PRODUCT.md E16`). */
export const withOneCar = <L extends OrderLine>(line: L): L => (isGiven(line.car) && !isGiven(line.quantity) ? { ...line, ...ONE } : line)

/** Mistake of a line with a car. */
export interface CarMistake {
  readonly index: number
  readonly field: 'car' | 'quantity'
  readonly code: 'materialOrCar' | 'repeated' | 'oneCar'
}

const isOne = (quantity: string | null | undefined): boolean => /^0*1(\.0*)?$/.test(quantity ?? '')

/** Mistakes of car lines: a line has a material or one car (`PRODUCT.md E16`), and a slip has each car at most once. */
export const carMistakes = (lines: readonly OrderLine[]): readonly CarMistake[] =>
  lines.flatMap(({ car, material, quantity }, index): CarMistake[] => {
    if (!isGiven(car)) return []
    if (isGiven(material)) return [{ index, field: 'car', code: 'materialOrCar' }]
    if (lines.findIndex((other) => other.car === car) < index) return [{ index, field: 'car', code: 'repeated' }]
    return isOne(quantity) ? [] : [{ index, field: 'quantity', code: 'oneCar' }]
  })
