import type { RaRecord } from 'react-admin'

/** A car as the API answers it. Only what was entered: one added by its auction's address may have nothing but a lot number. */
export interface Car extends RaRecord<string> {
  readonly lotNumber: string | null
  readonly vin: string | null
  readonly year: number | null
  readonly make: string | null
  readonly model: string | null
  /** Miles. */
  readonly odometer: number | null
  readonly status: string
  readonly location: string | null
  readonly titleType: string | null
  readonly damages: readonly string[]
  readonly colour: string | null
  readonly auctionUrl: string | null
  readonly image: string | null
  readonly images: readonly string[]
  readonly documents: readonly string[]
}

/** `1972 Ford Pinto`, or nothing for a car that is known by its lot number alone. */
export const carName = ({ year, make, model }: Pick<Car, 'year' | 'make' | 'model'>): string =>
  [year, make, model].filter((part) => part !== null && part !== undefined && part !== '').join(' ')
