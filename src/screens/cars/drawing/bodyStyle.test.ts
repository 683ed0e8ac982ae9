import { describe, expect, it } from 'vitest'
import { type BodyStyle, bodyStyleOf } from './bodyStyle.ts'

const KNOWN: readonly (readonly [make: string, model: string, BodyStyle])[] = [
  ['Chevrolet', 'Chevelle Malibu', 'sedan'],
  ['Ford', 'Torino', 'sedan'],
  ['BMW', '2002', 'saloon'],
  ['Volvo', '144EA', 'saloon'],
  ['Dodge', 'Colt', 'saloon'],
  ['Ford', 'Mustang Boss 302', 'coupe'],
  ['Plymouth', "'cuda 340", 'coupe'],
  ['Fiat', 'X1.9', 'sports'],
  ['Toyota', 'Corona Hardtop', 'coupe'],
  ['Datsun', '280-ZX', 'sports'],
  ['Toyota', 'Celica GT', 'sports'],
  ['Chrysler', 'Cordoba', 'landau'],
  ['Chevrolet', 'Monte Carlo S', 'landau'],
  ['Ford', 'Torino (sw)', 'wagon'],
  ['Ford', 'Pinto (sw)', 'wagon'],
  ['Oldsmobile', 'Vista Cruiser', 'wagon'],
  ['Ford', 'Pinto Runabout', 'hatchback'],
  ['Volkswagen', 'Rabbit C (diesel)', 'hatchback'],
  ['Chevrolet', 'Vega 2300', 'hatchback'],
  ['Ford', 'F250', 'pickup'],
  ['Chevrolet', 'S-10', 'pickup'],
  ['International Harvester', '1200D', 'pickup'],
  ['Jeep', 'Wagoneer', 'suv'],
  ['BMW', 'X5', 'suv'],
  ['Ford', 'Transit', 'van'],
  ['Fiat', '124 Spider', 'convertible'],
]

describe('the body style of a car', () => {
  it.each(KNOWN)('%s %s is a %s', (make, model, style) => {
    expect(bodyStyleOf({ make, model })).toBe(style)
  })

  it('does not depend on capitals', () => {
    expect(bodyStyleOf({ make: 'FORD', model: 'MUSTANG' })).toBe('coupe')
  })

  it('is the same for the same unknown name, and not one for all of them', () => {
    const styles = ['Zorin Alta', 'Kestrel 9', 'Marvo Uno', 'Pell Ibex', 'Orla Nine', 'Tamo Zed'].map((model) =>
      bodyStyleOf({ make: '', model }),
    )
    expect(bodyStyleOf({ make: '', model: 'Zorin Alta' })).toBe(styles[0])
    expect(new Set(styles).size).toBeGreaterThan(1)
  })

  it('exists for a car without any facts', () => {
    expect(bodyStyleOf({})).toBe('saloon')
    expect(bodyStyleOf({ make: null, model: null })).toBe('saloon')
  })
})
