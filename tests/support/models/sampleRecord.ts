import { faker } from '@faker-js/faker/locale/en'
import { HOUSE_FIRM } from '../../../schemas/parts/tenancy.ts'
import { ACTIONS, type Json } from '../../../src/model/entitySchema.ts'
import type { ResolvedEntity, ResolvedField } from '../../../src/model/resolvedEntity.ts'
import { stringifyDecimal } from '../../../src/model/values/decimal.ts'

type Values = Readonly<Record<string, Json>>

/** Id of some record of an entity, for references. */
export type SomeId = (entity: string) => Promise<string>

/** Text for a pattern. Faker does not support groups; our patterns with groups accept letters and digits. */
function matching(pattern: string): string {
  const plain = faker.string.alphanumeric({ length: 8, casing: 'upper' })
  return new RegExp(pattern, 'u').test(plain) ? plain : faker.helpers.fromRegExp(pattern.replace(/^\^|\$$/g, ''))
}

/** A number in stored form, so that it is returned unchanged; between 1 and 100, which all bounds allow. */
const scaled = ({ scale }: ResolvedField): string =>
  stringifyDecimal(BigInt(faker.number.int({ min: 1, max: 100 })) * 10n ** BigInt(scale), scale)

function text({ schema }: ResolvedField): string {
  if (schema.pattern !== undefined) return matching(schema.pattern)
  const length = Math.max(schema.minLength ?? 1, Math.min(6, schema.maxLength ?? 6))
  return faker.string.alphanumeric({ length, casing: 'upper' })
}

/** For an object whose schema is complete, its required members; for any other, a sample of its type. */
const object = ({ schema, type }: ResolvedField): Json =>
  schema.additionalProperties === false
    ? Object.fromEntries((schema.required ?? []).map((name) => [name, 'a']))
    : (type.samples[0]?.valid[0] ?? null)

const MADE: Readonly<Record<string, (field: ResolvedField) => Json>> = {
  text,
  email: () => `${faker.string.alphanumeric({ length: 12, casing: 'lower' })}@example.com`,
  integer: ({ schema }) => faker.number.int({ min: schema.minimum ?? 0, max: schema.maximum ?? 1_000_000 }),
  choice: ({ options }) => options?.[0] ?? null,
  choices: ({ schema }) => [schema.items?.enum?.[0] ?? null],
  boolean: () => true,
  decimal: scaled,
  money: scaled,
  percent: scaled,
  date: () => '2024-02-29',
  object,
  password: () => 'a password',
}

/** Values that rules require beyond the schema, by entity and path; sub-units have the factor 1. */
const FITTING: Readonly<Record<string, () => Json>> = {
  'auctions.buyNowPrice': () => null,
  'auctions.endsAt': () => new Date(Date.now() + 2 * 86_400_000).toISOString(),
  'auctions.reserve': () => null,
  'auctions.startsAt': () => new Date(Date.now() + 86_400_000).toISOString(),
  'bidIncrements.isDefault': () => false,
  'bidIncrements.steps.below': () => null,
  'carOffers.reserve': () => null,
  'cars.vin': () => faker.vehicle.vin(),
  'cars.auctionUrl': () => `https://www.copart.com/lot/${faker.string.numeric(8)}`,
  'demands.lines.canceledQty': () => '0.0000',
  'demands.lines.deliveredQty': () => '0.0000',
  'demands.lines.unit': () => null,
  'feeTables.isDefault': () => false,
  'feeTables.steps.below': () => null,
  'firms.timeZone': () => 'Europe/Berlin',
  'reportSchedules.dayOfMonth': () => null,
  'reportSchedules.parameters': () => null,
  'reportSchedules.view': () => null,
  'reportSchedules.weekday': () => null,
  'salesmen.firmNo': () => 1,
  'warehouses.firmNo': () => 1,
  'lookupTypes.hasParent': () => false,
  'moneyTransfers.received': () => null,
  'moneyTransfers.receivedCurrency': () => null,
  'mainUnits.subUnits.factor1': () => '1',
  'mainUnits.subUnits.factor2': () => '1',
  'numberingTemplates.value': () => `${faker.string.alpha(6)}-{serial:4}`,
  'paymentPlans.installments.share': () => '100.00',
  'customers.blocked': () => false,
  'priceLists.lines.unit': () => null,
  'payments.advance': () => false,
  'payments.allocations': () => [],
  'payments.fee': () => '0.00',
  'purchases.lines': () => [],
  'purchases.totalVat': () => '1.00',
  'purchaseOrderStatuses.isDefault': () => false,
  'salesOrderStatuses.isDefault': () => false,
  'savedSearches.priceTo': () => '100.00',
  'stockDocuments.viaTransit': () => null,
  'targets.count': () => null,
  'targets.make': () => null,
  'targets.period': () => null,
  'userRights.action': () => faker.helpers.arrayElement(ACTIONS),
  'userRights.entity': () => faker.helpers.arrayElement(['cars', 'marks', 'materials', 'warehouses']),
  'userRights.role': () => 'Dealer',
}

async function value(field: ResolvedField, someId: SomeId, entity: string): Promise<Json> {
  const fitting = FITTING[`${entity}.${field.path}`]
  if (fitting) return fitting()
  if (field.reference?.entity === 'firms') return HOUSE_FIRM
  if (field.reference) return field.reference.many ? [await someId(field.reference.entity)] : someId(field.reference.entity)
  if (field.rows) return [await values(field.rows, someId, entity)]
  const made = MADE[field.type.name]
  if (made) return made(field)
  const sample = field.type.samples[0]?.valid.find((valid) => valid !== null && valid !== '')
  return sample ?? null
}

/** Optional references that rules require. */
const ASKED: ReadonlySet<string> = new Set([
  'moneyTransfers.fromSafe',
  'moneyTransfers.toAccount',
  'openingBalances.customer',
  'payments.safeDeposit',
  'reportSchedules.report',
  'targets.salesman',
])

/** Whether a field is filled. Other optional references and uploads stay empty, because rules may forbid them. */
const isFilled = (field: ResolvedField, entity: string) =>
  !field.readOnly &&
  (field.required ||
    ASKED.has(`${entity}.${field.path}`) ||
    !(field.reference || ['image', 'images', 'file', 'files'].includes(field.type.name)))

async function values(fields: readonly ResolvedField[], someId: SomeId, entity: string): Promise<Values> {
  const filled = fields.filter((field) => isFilled(field, entity))
  const entries = await Promise.all(filled.map(async (field) => [field.name, await value(field, someId, entity)] as const))
  return Object.fromEntries(entries)
}

/** A valid new record of any entity, generated from its schema; unique fields differ each time. */
export const sampleRecord = (entity: ResolvedEntity, someId: SomeId): Promise<Values> => values(entity.fields, someId, entity.id)
