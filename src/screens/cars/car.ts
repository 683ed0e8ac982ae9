import type { ShownMap } from '../../model/entityMap.ts'

/** A car as the API answers it. A car that was added by its auction's address may have nothing but a lot number. */
export type Car = ShownMap['cars']

/** `1972 Ford Pinto`; `''` for a car with nothing but a lot number. */
export const carName = ({ year, make, model }: Pick<Car, 'year' | 'make' | 'model'>): string =>
  [year, make, model].filter((part) => part !== null && part !== undefined && part !== '').join(' ')
