import { HOUSE_FIRM } from '../../../../../schemas/parts/tenancy.ts'
import { byMonth, chosen, inPeriod, isSale, listed, lookup, monthly, PERIOD, type ReadyReport, signed } from './readyReport.ts'

const PLAN = lookup('plan', 'plan_id')

/** SQL: what the current period of each subscription costs under its terms, and its add-ons. Trials and paused plans cost nothing. */
const PRICES = `addons as (
  select x.subscription_id, sum(a.price_per_month) as price
  from subscriptions_addon_services x
  join addon_services a on a.id = x.value_id
  group by x.subscription_id
), prices as (
  select s.id, s.plan_id, s.plan_label as plan, s.status, s.start_date, s.end_date, s.currency_id as currency,
    case when s.status in ('trial', 'paused', 'suspended') then 0 else coalesce(s.period_price, 0) end as plan_price,
    case when s.status in ('trial', 'paused', 'suspended') then 0 else coalesce(x.price, 0) end as addon_price
  from subscriptions s
  left join addons x on x.subscription_id = s.id
  where ${chosen('plan', 's.plan_id')}
)`

/** SQL: the months of subscriptions. Those in which none started or ended come from the house's invoices. */
const MONTHS = `months as (
  select month(s.start_date) as month from subscriptions s
  union select month(s.end_date) from subscriptions s where s.end_date is not null
  union select month(i.date) from invoices i
  union select month(:today)
)`

/** SQL: a subscription runs at the end of a month. */
const RUNS = `(p.end_date is null or month(p.end_date) > m.month)`

const OF_MONTHS = `from months m
join prices p on month(p.start_date) <= m.month
where m.month <= month(:today) and ${inPeriod('m.month')}`

const ENDED = `month(p.end_date) = m.month`
const BEFORE = `month(p.start_date) < m.month and (p.end_date is null or month(p.end_date) >= m.month)`

const OF_DEALS = 'select d.invoice_id from deals d where d.invoice_id is not null'

/** SQL condition: the house's invoices to firms that are neither of orders nor of deals are of plans. */
const OF_PLANS = `i.firm_id = '${HOUSE_FIRM}' and i.recipient_firm_id is not null and i.sales_order_id is null and ${isSale('i')}
  and i.id not in (${OF_DEALS}) and (i.credit_of_id is null or i.credit_of_id not in (${OF_DEALS}))`

/** Deals that the house earns from. */
const SOLD = `d.status in ('invoiced', 'paid', 'released', 'pickedUp')`

const WON = 'day(d.won_at)'

export const PLANS: readonly ReadyReport[] = [
  {
    name: 'Recurring revenue by plan',
    chart: 'bar',
    chartCode: { category: 'plan', measures: listed('per_month').measures, horizontal: true },
    filters: [PLAN],
    sqlQuery: `with ${PRICES}
select p.plan, p.currency, count(*) as subscriptions, sum(p.plan_price) as plans, sum(p.addon_price) as add_ons,
  sum(p.plan_price + p.addon_price) as per_month
from prices p
where p.status in ('active', 'pastDue')
group by p.plan_id, p.plan, p.currency
order by 6 desc, 1`,
  },
  {
    name: 'Revenue from plans by month',
    chart: 'bar',
    chartCode: monthly('invoiced'),
    filters: [PERIOD],
    sqlQuery: byMonth({
      day: 'i.date',
      keys: { currency: 'i.currency_id' },
      sums: `sum(${signed('i', 'i.net_total - i.total_vat')}) as invoiced, count(*) as invoices`,
      from: 'invoices i',
      where: OF_PLANS,
    }),
  },
  {
    name: 'Subscriptions started and ended by month',
    chart: 'combo',
    chartCode: {
      category: 'month',
      measures: [
        { column: 'started', drawAs: 'bar', axis: 'left' },
        { column: 'stopped', drawAs: 'bar', axis: 'left' },
        { column: 'running', drawAs: 'line', axis: 'left' },
        { column: 'churn_percent', drawAs: 'line', axis: 'right', style: 'percent' },
      ],
    },
    filters: [PERIOD, PLAN],
    sqlQuery: `with ${PRICES}, ${MONTHS}
select m.month, sum(case when month(p.start_date) = m.month then 1 else 0 end) as started, sum(case when ${ENDED} then 1 else 0 end) as stopped,
  sum(case when ${RUNS} then 1 else 0 end) as running,
  round(100.0 * sum(case when ${ENDED} and ${BEFORE} then 1 else 0 end) / nullif(sum(case when ${BEFORE} then 1 else 0 end), 0), 1) as churn_percent
${OF_MONTHS}
group by m.month
order by 1`,
  },
  {
    name: 'Subscriptions by status',
    chart: 'pie',
    chartCode: { category: 'status', measures: [{ column: 'subscriptions' }], donut: true },
    filters: [PLAN],
    sqlQuery: `select s.status, count(*) as subscriptions
from subscriptions s
where ${chosen('plan', 's.plan_id')}
group by s.status
order by 2 desc, 1`,
  },
  {
    name: 'Deals by status',
    chart: 'bar',
    chartCode: { category: 'status', measures: [{ column: 'deals' }], horizontal: true },
    filters: [PERIOD],
    sqlQuery: `select d.status, d.currency_id as currency, count(*) as deals, sum(d.price) as price
from deals d
where ${inPeriod(WON)}
group by d.status, d.currency_id
order by 3 desc, 1, 2`,
  },
  {
    name: 'Fees and commissions of deals by month',
    chart: 'bar',
    chartCode: { ...monthly('fees', 'commissions'), stacking: 'stacked' },
    filters: [PERIOD],
    sqlQuery: byMonth({
      day: WON,
      keys: { currency: 'd.currency_id' },
      sums: 'sum(coalesce(d.fee, 0)) as fees, sum(coalesce(d.commission, 0)) as commissions, count(*) as deals',
      from: 'deals d',
      where: SOLD,
    }),
  },
  {
    name: 'Days from win to payment and pickup by month',
    chart: 'line',
    chartCode: { category: 'month', measures: [{ column: 'days_to_payment' }, { column: 'days_to_pickup' }] },
    filters: [PERIOD],
    sqlQuery: byMonth({
      day: WON,
      sums: `round(avg(days_between(${WON}, day(d.paid_at))), 1) as days_to_payment,
  round(avg(days_between(${WON}, day(d.picked_up_at))), 1) as days_to_pickup, count(*) as deals`,
      from: 'deals d',
      where: 'd.paid_at is not null',
    }),
  },
  {
    name: 'Deals past their due date',
    chart: 'table',
    chartCode: listed('total'),
    filters: [lookup('seller', 'seller_id')],
    sqlQuery: `select d.name, d.buyer_label as buyer, d.seller_label as seller, d.due_date, days_between(d.due_date, :today) as days,
  d.currency_id as currency, d.total
from deals d
where d.status = 'invoiced' and d.due_date < :today and ${chosen('seller', 'd.seller_id')}
order by 5 desc, 1`,
  },
]
