import { seedId } from '../../seed/seedId.ts'
import type { SeedDraft } from '../../seed/seedRecord.ts'

/** Lookup type → its values; for a type with a parent, parent value → values. */
const LOOKUPS = {
  Fuel: { icon: 'LocalGasStation', values: ['Petrol', 'Diesel', 'Hybrid', 'Electric', 'LPG', 'Hydrogen'] },
  Transmission: { icon: 'Settings', values: ['Manual', 'Automatic', 'CVT', 'Dual clutch'] },
  Drive: { icon: 'TireRepair', values: ['Front-wheel', 'Rear-wheel', 'All-wheel'] },
  Damage: { icon: 'CarCrash', values: ['Front end', 'Rear end', 'Side', 'Hail', 'Flood', 'Minor dents', 'Mechanical', 'None'] },
  Colour: { icon: 'Palette', values: ['Black', 'White', 'Silver', 'Grey', 'Blue', 'Red', 'Green', 'Brown', 'Beige', 'Yellow'] },
  'Title type': { icon: 'Description', values: ['Clean', 'Salvage', 'Rebuilt', 'Parts only'] },
  Make: { icon: 'DirectionsCar', values: ['Audi', 'BMW', 'Ford', 'Mercedes-Benz', 'Renault', 'Toyota', 'Volkswagen', 'Volvo'] },
} as const

const MODELS: Readonly<Record<(typeof LOOKUPS)['Make']['values'][number], readonly string[]>> = {
  Audi: ['A3', 'A4', 'A6', 'Q5', 'e-tron'],
  BMW: ['1 Series', '3 Series', '5 Series', 'X3', 'i4'],
  Ford: ['Fiesta', 'Focus', 'Kuga', 'Transit'],
  'Mercedes-Benz': ['A-Class', 'C-Class', 'E-Class', 'GLC', 'Sprinter'],
  Renault: ['Clio', 'Captur', 'Mégane', 'Kangoo'],
  Toyota: ['Yaris', 'Corolla', 'RAV4', 'Hilux'],
  Volkswagen: ['Polo', 'Golf', 'Passat', 'Tiguan', 'ID.4'],
  Volvo: ['V60', 'XC40', 'XC60', 'XC90'],
}

const typeNames = [...Object.keys(LOOKUPS), 'Model']
const typeId = (name: string) => seedId(5, typeNames.indexOf(name))

export const lookupTypeSeed = (): SeedDraft<'lookupTypes'>[] =>
  typeNames.map(
    (name): SeedDraft<'lookupTypes'> => ({
      id: typeId(name),
      name,
      icon: Object.entries(LOOKUPS).find(([type]) => type === name)?.[1].icon ?? 'CarRental',
      hasParent: name === 'Model',
      parentTypeId: name === 'Model' ? typeId('Make') : null,
    }),
  )

/** Values, then models, which refer to their makes. */
export function lookupSeed(): SeedDraft<'lookups'>[] {
  const plain = Object.entries(LOOKUPS).flatMap(([type, { values }]) => values.map((name) => ({ type, name })))
  const values = plain.map(
    ({ type, name }, position): SeedDraft<'lookups'> => ({
      id: seedId(6, position),
      name,
      lookupTypeId: typeId(type),
      parentLookupId: null,
      icon: null,
    }),
  )
  const makeId = (make: string) => values[plain.findIndex(({ type, name }) => type === 'Make' && name === make)]?.id ?? null
  const models = Object.entries(MODELS).flatMap(([make, names]) => names.map((name) => ({ make, name })))
  const children = models.map(
    ({ make, name }, position): SeedDraft<'lookups'> => ({
      id: seedId(6, values.length + position),
      name,
      lookupTypeId: typeId('Model'),
      parentLookupId: makeId(make),
      icon: null,
    }),
  )
  return [...values, ...children]
}
