import { expect, test } from 'vitest'
import type { View, ViewColumn } from '../views/views.ts'
import { labelsIn } from './labelsIn.ts'

const label = (name: string, table: string): ViewColumn => ({
  ...{ name, type: 'text', stored: { name, kind: 'id', scale: 0 } },
  label: { table, parts: [], scope: undefined },
})
const view = (name: string, ...columns: readonly ViewColumn[]): View => ({ name, table: name, columns, above: [], scope: undefined })

const VIEWS = [
  view('invoices', label('customer_label', 'customers'), label('owner_label', 'users')),
  view('cars', label('owner_label', 'firms'), { name: 'make', type: 'text', stored: { name: 'make', kind: 'text', scale: 0 } }),
]

test.each<[string, Record<string, string>]>([
  ['select customer_label from invoices', { customer_label: 'customer_label' }],
  ['select i.CUSTOMER_LABEL as customer, sum(i.net) from invoices i group by 1', { customer: 'customer_label' }],
  ['with x as (select 1) select i.customer_label as c from invoices i, x', { c: 'customer_label' }],
  ['select owner_label from invoices', { owner_label: 'owner_label' }],
  ['select i.owner_label from invoices i, cars c', {}],
  ['select upper(customer_label) as customer from invoices', {}],
  ["select customer_label || 'x' as customer from invoices", {}],
  ['select make from cars', {}],
  ['select customer_label as c from invoices union select make from cars', {}],
  ['with x as (select make as customer_label from cars) select customer_label as c from x, invoices', {}],
  ['values (1)', {}],
])('names of records in "%s"', (sql, expected) => {
  expect(Object.fromEntries([...labelsIn(sql, VIEWS)].map(([name, { column }]) => [name, column]))).toEqual(expected)
})
