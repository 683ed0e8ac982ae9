import { expect, test } from 'vitest'
import { ADMIN } from '../../support/app/app.ts'
import { reportsApp } from '../../support/app/reportsApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'

interface Column {
  readonly name: string
  readonly of?: { readonly entity: string; readonly field: string; readonly label?: boolean }
}

describeEachEngine('the columns of a result', (engine) => {
  const { hub } = reportsApp(engine)
  const fields = async (payload: object): Promise<Readonly<Record<string, string | undefined>>> => {
    const answer = await hub.as(ADMIN, { method: 'POST', url: '/api/reports/try', payload })
    expect(answer.statusCode, answer.body).toBe(200)
    const { columns } = answer.json<{ columns: readonly Column[] }>()
    return Object.fromEntries(columns.map(({ name, of }) => [name, of && `${of.entity}.${of.field}${of.label ? ' label' : ''}`]))
  }

  test.each([
    ['select c.status, c.make as brand from cars c', { status: 'cars.status', brand: 'cars.make' }],
    ['select status as state, count(*) as n from cars group by status', { state: 'cars.status', n: undefined }],
    ['with sold as (select status as s from cars) select s from sold', { s: 'cars.status' }],
    ['select x.kind from (select k.kind from cars_costs k) x', { kind: 'cars.costs.kind' }],
    ["select coalesce(c.status, 'none') as status from cars c", { status: undefined }],
    [
      'select i.customer_label as customer, i.customer_id, max(i.customer_label) as last from invoices i group by 1, 2',
      { customer: 'invoices.customer label', customer_id: 'invoices.customer', last: undefined },
    ],
    ["select 'inStock' as status", { status: undefined }],
    [
      'select l.line_type, o.approval from sales_orders o join sales_orders_lines l on l.sales_order_id = o.id',
      {
        line_type: 'salesOrders.lines.lineType',
        approval: 'salesOrders.approval',
      },
    ],
  ])('of "%s" say which field they show', async (sqlQuery, expected) => {
    expect(await fields({ sqlQuery })).toEqual(expected)
  })

  test('say so beneath the conditions of filters', async () => {
    const filters = [{ name: 'which', column: 'status', type: 'choice', default: 'inStock' }]
    expect(await fields({ sqlQuery: 'select c.status from cars c', filters })).toEqual({ status: 'cars.status' })
  })

  test('say so without SQL as well', async () => {
    const query = { view: 'cars', groups: [{ column: 'status' }, { column: 'sale_date', by: 'month' }], measures: [{ of: 'count' }] }
    expect(await fields({ query })).toEqual({ status: 'cars.status', sale_date: undefined, count: undefined })
  })
})
