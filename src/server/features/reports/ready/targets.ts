import { inPeriod, isSale, PERIOD, type ReadyReport } from './readyReport.ts'

const RETURNED = `case when o.slip_type in ('salesReturn', 'retailSalesReturn') then -1 else 1 end`
const INVOICED = `case when i.kind = 'creditNote' then -1 else 1 end * case when t.measure = 'gross' then i.net_total else i.net_total - i.total_vat end`

/** SQL: a row of the days and the firm of a target. */
const within = (row: string, day: string): string =>
  `${day} >= t.start_date and ${day} <= t.end_date and (t.scope = 'whole' or ${row}.firm_id = t.firm_id)`

/** SQL: an order of the target’s salesman, if it is for one. */
const own = `(t.scope <> 'salesman' or o.salesman_id = t.salesman_id)`

/** What is reached of each target but for profits of invoices, which need the moving average. */
const REACHED = `select t.id, sum(${INVOICED}) as reached
  from targets t
  join invoices i on ${within('i', 'i.date')} and ${isSale('i')} and i.currency_id = t.currency_id
  left join sales_orders o on o.id = i.sales_order_id
  where t.measure in ('net', 'gross') and t.scope <> 'make' and ${own}
  group by t.id
  union all
  select t.id, sum(${RETURNED})
  from targets t
  join sales_orders o on ${within('o', 'o.date')} and o.approval = 'approved' and ${own}
  where t.measure = 'orders'
  group by t.id
  union all
  select t.id, sum(${RETURNED})
  from targets t
  join sales_orders o on ${within('o', 'o.date')} and o.approval = 'approved' and ${own}
  join sales_orders_lines l on l.sales_order_id = o.id and l.car_id is not null
  where t.measure = 'cars' and t.scope = 'salesman'
  group by t.id
  union all
  select t.id, sum(case t.measure when 'cars' then 1 when 'profit' then coalesce(c.profit, 0) else coalesce(c.sale_price, 0) end)
  from targets t
  join cars c on ${within('c', 'c.sale_date')} and c.status in ('sold', 'delivered') and (t.scope <> 'make' or lower(c.make) = lower(t.make))
    and (t.measure = 'cars' or c.sale_currency_id = t.currency_id)
  where (t.measure = 'cars' and t.scope <> 'salesman') or (t.scope = 'make' and t.measure in ('net', 'profit'))
  group by t.id`

export const TARGETS: readonly ReadyReport[] = [
  {
    name: 'Targets and progress',
    chart: 'bar',
    chartCode: {
      category: 'target',
      measures: [
        { column: 'percent_reached', style: 'percent' },
        { column: 'percent_of_days', style: 'percent' },
      ],
      horizontal: true,
    },
    filters: [PERIOD],
    sqlQuery: `with sums as (
  ${REACHED}
), progress as (
  select t.id, case when (select count(distinct firm_id) from targets) > 1 then t.name || ' – ' || t.firm_label else t.name end as target, t.salesman_label as salesman, t.make, t.measure, t.start_date, t.end_date, t.currency_id as currency,
    case when t.measure in ('orders', 'cars') then t.count else t.amount end as wanted,
    case when t.measure = 'profit' and t.scope <> 'make' then null else coalesce(s.reached, 0) end as reached,
    days_between(t.start_date, t.end_date) + 1 as days,
    case when :today < t.start_date then 0 when :today > t.end_date then days_between(t.start_date, t.end_date) + 1
      else days_between(t.start_date, :today) + 1 end as elapsed
  from targets t
  left join sums s on s.id = t.id
  where ${inPeriod('t.start_date')}
)
select target, salesman, make, measure, start_date, end_date, currency, wanted, reached,
  round(100.0 * reached / nullif(wanted, 0), 1) as percent_reached, round(100.0 * elapsed / days, 1) as percent_of_days,
  round(1.0 * wanted * elapsed / days, 2) as pace, round(1.0 * reached * days / nullif(elapsed, 0), 2) as forecast
from progress
order by end_date desc, target`,
  },
  {
    name: 'Commission by salesman and month',
    chart: 'bar',
    chartCode: {
      category: 'month',
      breakout: 'salesman',
      measures: [{ column: 'commission', style: 'money', currencyColumn: 'currency' }],
      stacking: 'stacked',
    },
    filters: [PERIOD],
    sqlQuery: `select s.month, s.salesman_label as salesman, s.currency_id as currency, sum(s.net) as sales, sum(s.commission) as commission
from commission_statements s
where ${inPeriod('s.month')}
group by s.month, s.salesman_id, s.salesman_label, s.currency_id
order by 1, 2, 3`,
  },
]
