import { at } from '../../seed/pick.ts'
import { seedId } from '../../seed/seedId.ts'
import type { SeedDraft, SeedRow } from '../../seed/seedRecord.ts'

/** Code, name, UN/ECE Recommendation 20. */
const UNITS = [
  ['PCS', 'Piece', 'H87'],
  ['DZ', 'Dozen', 'DZN'],
  ['BOX', 'Box', 'BX'],
  ['PAL', 'Pallet', 'PF'],
  ['KG', 'Kilogram', 'KGM'],
  ['G', 'Gram', 'GRM'],
  ['T', 'Tonne', 'TNE'],
  ['L', 'Litre', 'LTR'],
  ['ML', 'Millilitre', 'MLT'],
  ['DRUM', 'Drum', 'DR'],
  ['M', 'Metre', 'MTR'],
  ['CM', 'Centimetre', 'CMT'],
  ['ROLL', 'Roll', 'RO'],
  ['SET', 'Set', 'SET'],
  ['PAIR', 'Pair', 'PR'],
] as const

export const measurementUnitSeed = (): SeedDraft<'measurementUnits'>[] =>
  UNITS.map(
    ([code, name, commonCode], position): SeedDraft<'measurementUnits'> => ({
      id: seedId(15, position),
      code,
      name,
      commonCode,
      active: true,
    }),
  )

const MARKS = [
  'Bosch',
  'Brembo',
  'Castrol',
  'Continental',
  'Denso',
  'Hella',
  'Mann-Filter',
  'Michelin',
  'NGK',
  'Sachs',
  'Valeo',
  'Varta',
] as const

export const markSeed = (): SeedDraft<'marks'>[] =>
  MARKS.map(
    (name, position): SeedDraft<'marks'> => ({
      id: seedId(16, position),
      code: name.slice(0, 4).toUpperCase(),
      name,
      active: position !== 9,
    }),
  )

/** Unit of sale by the position of its main unit in `unitSeed.ts`. */
const MAIN_UNITS = ['PCS', 'KG', 'L', 'M', 'SET'] as const

/** Goods: name, main unit, price in euros, mark. */
const GOODS = [
  ['Oil filter', 'PCS', '8.90', 'Mann-Filter'],
  ['Air filter', 'PCS', '14.50', 'Mann-Filter'],
  ['Cabin filter', 'PCS', '17.25', 'Valeo'],
  ['Spark plug', 'PCS', '6.40', 'NGK'],
  ['Glow plug', 'PCS', '21.80', 'NGK'],
  ['Brake pads, front', 'SET', '49.90', 'Brembo'],
  ['Brake pads, rear', 'SET', '44.90', 'Brembo'],
  ['Brake disc', 'PCS', '63.33', 'Brembo'],
  ['Brake fluid', 'L', '9.75', 'Bosch'],
  ['Engine oil 5W-30', 'L', '11.20', 'Castrol'],
  ['Engine oil 10W-40', 'L', '8.60', 'Castrol'],
  ['Gear oil', 'L', '13.10', 'Castrol'],
  ['Coolant', 'L', '5.95', 'Valeo'],
  ['Summer tyre 205/55 R16', 'PCS', '89.00', 'Michelin'],
  ['Winter tyre 205/55 R16', 'PCS', '97.50', 'Michelin'],
  ['All-season tyre 195/65 R15', 'PCS', '79.99', 'Continental'],
  ['Timing belt kit', 'SET', '112.40', 'Continental'],
  ['V-belt', 'PCS', '18.30', 'Continental'],
  ['Battery 60 Ah', 'PCS', '104.00', 'Varta'],
  ['Battery 74 Ah', 'PCS', '129.00', 'Varta'],
  ['Headlamp', 'PCS', '156.70', 'Hella'],
  ['Tail lamp', 'PCS', '72.15', 'Hella'],
  ['Bulb H7', 'PCS', '5.35', 'Hella'],
  ['Alternator', 'PCS', '214.00', 'Denso'],
  ['Starter motor', 'PCS', '187.60', 'Denso'],
  ['Lambda sensor', 'PCS', '58.80', 'Denso'],
  ['Clutch kit', 'SET', '241.33', 'Sachs'],
  ['Shock absorber', 'PCS', '66.66', 'Sachs'],
  ['Wiper blade', 'PCS', '12.45', 'Bosch'],
  ['Fuel pump', 'PCS', '133.20', 'Bosch'],
  ['Fuel hose', 'M', '4.15', 'Continental'],
  ['Brake line', 'M', '6.05', 'Brembo'],
  ['Wheel weight lead', 'KG', '19.90', 'Hella'],
  ['Multi-purpose grease', 'KG', '15.75', 'Castrol'],
  ['Radiator', 'PCS', '148.00', 'Valeo'],
  ['Compressor', 'PCS', '329.90', 'Denso'],
] as const

/** A material with its unit and price for orders. */
export interface SoldMaterial {
  readonly record: SeedDraft<'materials'>
  readonly price: string
  readonly unit: string
  readonly vat: string
}

export const materialSeed = (): SoldMaterial[] =>
  GOODS.map(([name, unit, price, mark], position) => {
    const vat = position % 6 === 5 ? '10.00' : '20.00'
    const rates = { vat, purchaseVat: vat, salesVat: vat, salesReturnVat: vat, retailSalesVat: vat, retailSalesReturnVat: vat }
    const record: SeedDraft<'materials'> = {
      id: seedId(17, position),
      code: `P${String(position + 1).padStart(4, '0')}`,
      name,
      brand: seedId(16, MARKS.indexOf(mark)),
      mainUnit: seedId(7, MAIN_UNITS.indexOf(unit)),
      trackingType: at(['noTracking', 'noTracking', 'lot', 'serial'] as const, unit === 'PCS' ? position : 0),
      countable: true,
      ...rates,
      minimumStock: `${20 + (position % 5) * 10}.0000`,
      active: position !== GOODS.length - 1,
    }
    return { record, price, unit, vat }
  })

const BANKS = [
  ['DEUTDEFF', 'Deutsche Bank', 'DE'],
  ['BNPAFRPP', 'BNP Paribas', 'FR'],
  ['TGBATRIS', 'Garanti BBVA', 'TR'],
  ['BARCGB22', 'Barclays', 'GB'],
  ['EBILAEAD', 'Emirates NBD', 'AE'],
  ['RJHISARI', 'Al Rajhi Bank', 'SA'],
  ['INGBNL2A', 'ING', 'NL'],
  ['KREDBEBB', 'KBC', 'BE'],
] as const

export const bankSeed = (): SeedDraft<'banks'>[] =>
  BANKS.map(
    ([code, name, country], position): SeedDraft<'banks'> => ({ id: seedId(18, position), code, name, country, active: position !== 7 }),
  )

export const safeDepositSeed = (): SeedDraft<'safeDeposits'>[] =>
  (['EUR', 'TRY', 'USD', 'AED'] as const).map(
    (currency, position): SeedDraft<'safeDeposits'> => ({
      id: seedId(19, position),
      name: `${currency} safe`,
      description: `Cash in ${currency} at the head office`,
      currency,
      active: position !== 3,
    }),
  )

/** Code, name, and instalments as days and share. */
const PLANS = [
  ['CASH', 'Cash on delivery', [[0, '100']]],
  ['NET30', 'Net 30 days', [[30, '100']]],
  ['NET60', 'Net 60 days', [[60, '100']]],
  [
    'HALF',
    'Half at once, half after 30 days',
    [
      [0, '50'],
      [30, '50'],
    ],
  ],
  [
    'QUART',
    'Four monthly instalments',
    [
      [0, '25'],
      [30, '25'],
      [60, '25'],
      [90, '25'],
    ],
  ],
] as const

export const paymentPlanSeed = (): SeedDraft<'paymentPlans'>[] =>
  PLANS.map(
    ([code, name, installments], position): SeedDraft<'paymentPlans'> => ({
      id: seedId(20, position),
      code,
      name,
      active: true,
      installments: installments.map(
        ([days, share], index): SeedRow<'paymentPlans', 'installments'> => ({
          id: seedId(21, position * 10 + index),
          days,
          share: `${share}.00`,
        }),
      ),
    }),
  )
