import { chosen, inPeriod, lineNet, listed, lookup, PERIOD, type ReadyReport, ranked, UNSUMMED } from './readyReport.ts'

const WAREHOUSE = lookup('warehouse', 'warehouse_id')

const ON_HAND = `select t.material_id, t.material_label as material, t.warehouse_label as warehouse, t.firm_id, sum(t.quantity) as on_hand,
    max(case when t.quantity > 0 and t.kind <> 'transfer' then t.date end) as received
  from material_transactions t
  where ${chosen('warehouse', 't.warehouse_id')}
  group by t.material_id, t.material_label, t.warehouse_id, t.warehouse_label, t.firm_id
  having sum(t.quantity) <> 0`

/** Open quantity of an order's line. */
const OPEN = 'l.quantity + coalesce(l.bonus, 0) - coalesce(l.delivered_quantity, 0)'

/** Sales less the moving average cost at the time of delivery, in the currency of their firm. Lines of unknown cost are left out. */
const marginBy = (what: 'material' | 'customer', id: string, label: string): string => `with sold as (
  select ${id} as id, ${label} as ${what}, f.currency_id as currency, ${lineNet('i', 'l')} * coalesce(i.rate, 1) as sales,
    case when i.kind = 'creditNote' then -1 else 1 end * round(d.cost * l.quantity * u.factor2 / u.factor1 / d.quantity, 2) as cost
  from invoices i
  join firms f on f.id = i.firm_id
  join invoices_lines l on l.invoice_id = i.id
  join materials m on m.id = l.material_id
  join main_units_sub_units u on u.main_unit_id = m.main_unit_id and u.code = l.unit
  join sales_orders_lines o on o.id = l.order_line
  join (
    select sales_order_id, line_number, sum(quantity) as quantity, sum(cost) as cost from delivery_costs group by sales_order_id, line_number
  ) d on d.sales_order_id = o.sales_order_id and d.line_number = o.line_number
  where d.quantity <> 0 and ${inPeriod('i.date')}
)
select ${what}, currency, round(sum(sales), 2) as sales, round(sum(cost), 2) as cost, round(sum(sales) - sum(cost), 2) as margin,
  round(100.0 * (sum(sales) - sum(cost)) / nullif(sum(sales), 0), 1) as margin_percent
from sold
group by id, ${what}, currency
order by 5 desc, 1`

export const STOCK: readonly ReadyReport[] = [
  {
    name: 'Margin by material',
    chart: 'bar',
    chartCode: ranked('material', 'margin'),
    filters: [PERIOD],
    sqlQuery: marginBy('material', 'l.material_id', 'l.material_label'),
  },
  {
    name: 'Margin by customer',
    chart: 'bar',
    chartCode: ranked('customer', 'margin'),
    filters: [PERIOD],
    sqlQuery: marginBy('customer', 'i.customer_id', 'i.customer_label'),
  },
  {
    name: 'Stock value by warehouse',
    chart: 'pie',
    chartCode: { category: 'warehouse', measures: listed('value').measures, donut: true },
    filters: [WAREHOUSE],
    showInDashboard: true,
    sqlQuery: `select w.warehouse_number || ' – ' || w.name as warehouse, s.currency, sum(s.value) as value, count(*) as materials
from stock_values s
join warehouses w on w.id = s.warehouse_id
where ${chosen('warehouse', 's.warehouse_id')}
group by w.warehouse_number, w.name, s.currency
order by 3 desc, 1`,
  },
  {
    name: 'Age of stock',
    chart: 'table',
    chartCode: UNSUMMED,
    filters: [WAREHOUSE],
    sqlQuery: `with stock as (
  ${ON_HAND}
)
select s.material, s.warehouse, s.on_hand, s.received, days_between(s.received, :today) as days
from stock s
order by 5 desc, 1, 2`,
  },
  {
    name: 'Turnover of stock in 365 days',
    chart: 'bar',
    chartCode: { category: 'material', measures: [{ column: 'turnover' }], horizontal: true },
    filters: [WAREHOUSE],
    sqlQuery: `with moved as (
  select t.material_id, t.material_label as material, sum(t.quantity) as on_hand,
    sum(case when days_between(t.date, :today) < 365 then t.quantity else 0 end) as change,
    -sum(case when t.kind in ('sale', 'issue') and days_between(t.date, :today) < 365 then t.quantity else 0 end) as used
  from material_transactions t
  where t.date <= :today and ${chosen('warehouse', 't.warehouse_id')}
  group by t.material_id, t.material_label
)
select material, used, on_hand - change as on_hand_before, on_hand,
  round(used / nullif((on_hand - change + on_hand) / 2.0, 0), 2) as turnover
from moved
order by 5 desc, 1`,
  },
  {
    name: 'Materials below their minimum stock',
    chart: 'table',
    chartCode: UNSUMMED,
    filters: [lookup('brand', 'brand_id')],
    sqlQuery: `with stock as (
  select t.material_id, sum(t.quantity) as on_hand from material_transactions t group by t.material_id
), reserved as (
  select l.material_id, round(sum((${OPEN}) * u.factor2 / u.factor1), 4) as quantity
  from sales_orders o
  join sales_orders_lines l on l.sales_order_id = o.id
  join materials m on m.id = l.material_id
  join main_units_sub_units u on u.main_unit_id = m.main_unit_id and u.code = l.unit
  where o.approval = 'approved' and l.reserve and ${OPEN} > 0
  group by l.material_id
)
select m.code, m.name, coalesce(s.on_hand, 0) as on_hand, coalesce(r.quantity, 0) as reserved, m.minimum_stock,
  m.minimum_stock - coalesce(s.on_hand, 0) + coalesce(r.quantity, 0) as missing
from materials m
left join stock s on s.material_id = m.id
left join reserved r on r.material_id = m.id
where m.active and m.countable and m.minimum_stock > coalesce(s.on_hand, 0) - coalesce(r.quantity, 0) and ${chosen('brand', 'm.brand_id')}
order by 6 desc, 1`,
  },
  {
    name: 'Goods on order',
    chart: 'table',
    chartCode: UNSUMMED,
    filters: [PERIOD],
    sqlQuery: `select o.fiche_number, o.date, o.expected_date, o.customer_label as supplier, l.material_label as material, l.unit,
  l.quantity + coalesce(l.bonus, 0) - coalesce(l.delivered_quantity, 0) as open
from purchase_orders o
join purchase_orders_lines l on l.purchase_order_id = o.id
where o.approval = 'approved' and o.slip_type = 'purchase' and l.line_type = 'material' and l.material_id is not null
  and l.quantity + coalesce(l.bonus, 0) > coalesce(l.delivered_quantity, 0) and ${inPeriod('o.date')}
order by o.expected_date nulls last, o.fiche_number, l.line_number`,
  },
  {
    name: 'Open demands',
    chart: 'table',
    chartCode: UNSUMMED,
    filters: [PERIOD],
    sqlQuery: `select d.slip_number, d.date, l.item_label as material, l.unit, l.quantity, coalesce(l.delivered_qty, 0) as delivered,
  l.quantity - coalesce(l.delivered_qty, 0) - coalesce(l.canceled_qty, 0) as open
from demands d
join demands_lines l on l.demand_id = d.id
where d.status in ('proposal', 'approved', 'ordering') and l.quantity > coalesce(l.delivered_qty, 0) + coalesce(l.canceled_qty, 0) and ${inPeriod('d.date')}
order by d.date, d.slip_number, l.line`,
  },
]
