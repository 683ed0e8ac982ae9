import { byMonth, inPeriod, isSale, lineNet, listed, monthly, PERIOD, type ReadyReport, ranked, signed, UNSUMMED } from './readyReport.ts'

/** Net amount of an invoice, negative for credit notes. */
const NET = signed('i', 'i.net_total - i.total_vat')

export const SALES: readonly ReadyReport[] = [
  {
    name: 'Sales by month',
    chart: 'bar',
    chartCode: monthly('sales'),
    filters: [PERIOD],
    showInDashboard: true,
    sqlQuery: byMonth({
      day: 'i.date',
      keys: { currency: 'i.currency_id' },
      sums: `sum(${NET}) as sales, count(*) as invoices`,
      from: 'invoices i',
      where: isSale('i'),
    }),
  },
  {
    name: 'Sales by customer',
    chart: 'bar',
    chartCode: ranked('customer', 'sales'),
    filters: [PERIOD],
    showInDashboard: true,
    sqlQuery: `select i.customer_label as customer, i.currency_id as currency, sum(${NET}) as sales, count(*) as invoices
from invoices i
where ${isSale('i')} and ${inPeriod('i.date')}
group by i.customer_id, i.customer_label, i.currency_id
order by 3 desc, 1`,
  },
  {
    name: 'Sales by material',
    chart: 'bar',
    chartCode: ranked('material', 'sales'),
    filters: [PERIOD],
    sqlQuery: `select l.material_label as material, i.currency_id as currency, sum(${lineNet('i', 'l')}) as sales, count(distinct i.id) as invoices
from invoices i
join invoices_lines l on l.invoice_id = i.id
where l.material_id is not null and ${inPeriod('i.date')}
group by l.material_id, l.material_label, i.currency_id
order by 3 desc, 1`,
  },
  {
    name: 'Sales by salesman',
    chart: 'bar',
    chartCode: ranked('salesman', 'sales'),
    filters: [PERIOD],
    sqlQuery: `select o.salesman_label as salesman, i.currency_id as currency, sum(${NET}) as sales, count(*) as invoices
from invoices i
left join sales_orders o on o.id = i.sales_order_id
where ${isSale('i')} and ${inPeriod('i.date')}
group by o.salesman_id, o.salesman_label, i.currency_id
order by 3 desc, 1`,
  },
  {
    name: 'Car sales by make',
    chart: 'bar',
    chartCode: ranked('make', 'sales'),
    filters: [PERIOD],
    sqlQuery: `select c.make as make, c.sale_currency_id as currency, sum(c.sale_price) as sales, count(*) as cars
from cars c
where c.sale_date is not null and c.sale_price is not null and ${inPeriod('c.sale_date')}
group by c.make, c.sale_currency_id
order by 3 desc, 1`,
  },
  {
    name: 'Sales and returns by month',
    chart: 'bar',
    chartCode: monthly('invoiced', 'credited'),
    filters: [PERIOD],
    sqlQuery: byMonth({
      day: 'i.date',
      keys: { currency: 'i.currency_id' },
      sums: `sum(case when i.kind = 'invoice' then i.net_total - i.total_vat else 0 end) as invoiced,
  sum(case when i.kind = 'creditNote' then i.net_total - i.total_vat else 0 end) as credited`,
      from: 'invoices i',
      where: isSale('i'),
    }),
  },
  {
    name: 'Discounts by salesman',
    chart: 'bar',
    chartCode: ranked('salesman', 'discounts'),
    filters: [PERIOD],
    sqlQuery: `select o.salesman_label as salesman, o.currency_id as currency, sum(o.total_discounts) as discounts,
  100.0 * sum(o.total_discounts) / nullif(sum(o.gross_total), 0) as percent_of_gross
from sales_orders o
where o.approval = 'approved' and o.slip_type in ('sale', 'retailSale') and ${inPeriod('o.date')}
group by o.salesman_id, o.salesman_label, o.currency_id
order by 3 desc, 1`,
  },
  {
    name: 'Orders by stage',
    chart: 'funnel',
    chartCode: { category: 'stage', measures: [{ column: 'orders' }] },
    filters: [PERIOD],
    sqlQuery: `select stage, orders from (
  select 1 as place, 'all' as stage, count(*) as orders from sales_orders o where ${inPeriod('o.date')}
  union all
  select 2, 'approved', count(*) from sales_orders o where o.approval = 'approved' and ${inPeriod('o.date')}
  union all
  select 3, 'delivered', count(*) from sales_orders o where o.approval = 'approved' and o.shipping_status = 'delivered' and ${inPeriod('o.date')}
  union all
  select 4, 'invoiced', count(*) from sales_orders o where o.approval = 'approved' and o.invoiced = 'invoiced' and ${inPeriod('o.date')}
) stages
order by place`,
  },
  {
    name: 'Orders waiting for approval',
    chart: 'table',
    chartCode: listed('net_total'),
    filters: [PERIOD],
    sqlQuery: `select o.fiche_number, o.date, o.customer_label as customer, o.salesman_label as salesman, o.currency_id as currency, o.net_total
from sales_orders o
where o.approval = 'proposal' and ${inPeriod('o.date')}
order by o.date, o.fiche_number`,
  },
  {
    name: 'Goods to deliver',
    chart: 'table',
    chartCode: UNSUMMED,
    filters: [PERIOD],
    sqlQuery: `select o.fiche_number, o.date, o.customer_label as customer, l.material_label as material, l.unit,
  l.quantity + coalesce(l.bonus, 0) as ordered, coalesce(l.delivered_quantity, 0) as delivered,
  l.quantity + coalesce(l.bonus, 0) - coalesce(l.delivered_quantity, 0) as open
from sales_orders o
join sales_orders_lines l on l.sales_order_id = o.id
where o.approval = 'approved' and o.slip_type in ('sale', 'retailSale') and l.line_type = 'material' and l.material_id is not null
  and l.quantity + coalesce(l.bonus, 0) > coalesce(l.delivered_quantity, 0) and ${inPeriod('o.date')}
order by o.date, o.fiche_number, l.line_number`,
  },
]
