import type { ShownMap } from '../../model/entityMap.ts'

/** A car as the API answers it. Only what was entered: one added by its auction's address may have nothing but a lot number. */
export type Car = ShownMap['cars']

/** `1972 Ford Pinto`, or nothing for a car that is known by its lot number alone. */
export const carName = ({ year, make, model }: Pick<Car, 'year' | 'make' | 'model'>): string =>
  [year, make, model].filter((part) => part !== null && part !== undefined && part !== '').join(' ')
