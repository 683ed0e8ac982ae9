import { splitName } from '../../../domain/dealerNames.ts'
import { OPERATIONS } from '../../../domain/operations.ts'
import { seedId } from '../../seed/seedId.ts'
import type { SeedRecord } from '../../seed/seedRecord.ts'
import { daysFrom } from '../../seed/seedTime.ts'
import { dealerFirmId } from '../firms/firmSeed.ts'

/** The dealers that the demo's dealer accounts belong to. */
export const dealerSeed = (accounts: readonly { readonly id: string; readonly name: string; readonly email: string }[]): SeedRecord[] =>
  accounts.map(({ id, name, email }, position) => ({
    id: seedId(35, position),
    ...splitName(name),
    userName: email.split('@')[0] ?? email,
    email,
    phoneNumber: null,
    userId: id,
    firm: dealerFirmId(position),
  }))

/** Name, description, limits for cars and pipeline, price a month, price of an extra car. */
const PLANS = [
  ['Starter', 'For a first yard: a few cars at a time', 10, 3, '49.00', '9.00'],
  ['Professional', 'For a dealership that buys every week', 50, 15, '149.00', '6.00'],
  ['Enterprise', 'For groups with several yards', 500, 100, '499.00', '3.00'],
] as const

export const planSeed = (): SeedRecord[] =>
  PLANS.map(([name, description, carLimit, pipelineCarLimit, pricePerMonth, extraCarPrice], position) => ({
    id: seedId(36, position),
    name,
    description,
    carLimit,
    pipelineCarLimit,
    pricePerMonth,
    extraCarPrice,
    currency: 'EUR',
    active: true,
  }))

const ADDONS = [
  ['Transport', 'Cars are brought to your yard', '79.00'],
  ['Inspection', 'An inspector looks at a car before you bid', '39.00'],
  ['Photo studio', 'Pictures of each car from all sides', '29.00'],
  ['Priority support', 'An answer within the hour', '19.00'],
] as const

export const addonSeed = (): SeedRecord[] =>
  ADDONS.map(([name, description, pricePerMonth], position) => ({
    id: seedId(37, position),
    name,
    description,
    pricePerMonth,
    currency: 'EUR',
    active: true,
  }))

/** Days back of the day on which the demo's subscriptions began, and days until they are renewed. */
const BEGAN = 45
const RENEWED_IN = 15

export const subscriptionSeed = (dealers: readonly string[], now: Date): SeedRecord[] =>
  dealers.map((_, position) => ({
    id: seedId(38, position),
    firm: dealerFirmId(position),
    plan: seedId(36, position % PLANS.length),
    status: 'active',
    startDate: daysFrom(now, -BEGAN),
    renewalDate: daysFrom(now, RENEWED_IN),
    endDate: null,
    addonServices: position === 0 ? [seedId(37, 0), seedId(37, 1)] : [],
  }))

/** Goods that are not there may be delivered when somebody says so; what is already used can't go back to the supplier. */
const REACTIONS = [
  [OPERATIONS.salesDelivery, 'negativeStock', 'warn'],
  [OPERATIONS.purchaseReceipt, 'negativeStock', 'block'],
] as const

export const operationSeed = (): SeedRecord[] =>
  REACTIONS.map(([operationName, type, value], position) => ({ id: seedId(39, position), operationName, type, value }))

/** What is reserved for others is kept for them (`PRODUCT.md E17`), in every installation. */
export const reservationSeed = (): SeedRecord[] =>
  Object.values(OPERATIONS).map((operationName, position) => ({
    id: seedId(39, 10 + position),
    operationName,
    type: 'reservedStock',
    value: 'block',
  }))

const REPORT_TYPES = ['Bar chart', 'Line chart', 'Pie chart', 'Table'] as const
const CHARTS = ['bar', 'line', 'pie', 'table'] as const

export const reportTypeSeed = (): SeedRecord[] =>
  REPORT_TYPES.map((name, position) => ({ id: seedId(40, position), name, chartScript: { kind: CHARTS[position] ?? 'table' } }))

/** Name, type, query, sync seconds. */
const REPORTS = [
  [
    'Sales by customer',
    0,
    'SELECT customer, SUM("netTotal") AS total FROM "salesOrders" GROUP BY customer ORDER BY total DESC LIMIT 20',
    0,
  ],
  ['Sales by day', 1, 'SELECT date, SUM("netTotal") AS total FROM "salesOrders" GROUP BY date ORDER BY date', 60],
  ['Cars by status', 2, 'SELECT status, COUNT(*) AS cars FROM cars GROUP BY status ORDER BY status', 30],
  [
    'Orders waiting for approval',
    3,
    'SELECT "ficheNumber", date, "netTotal" FROM "salesOrders" WHERE approval = \'proposal\' ORDER BY date',
    0,
  ],
] as const

export const reportSeed = (dealers: readonly string[]): SeedRecord[] =>
  REPORTS.map(([name, type, sqlQuery, syncSeconds], position) => ({
    id: seedId(41, position),
    name,
    reportType: seedId(40, type),
    showInMenu: true,
    showInDashboard: position < 3,
    containerSize: 'medium',
    resultOffset: 0,
    syncSeconds,
    chart: CHARTS[type],
    sqlQuery,
    filters: [],
    allowedUsers: position === 2 ? [...dealers] : [],
  }))
