import {
  boughtBy,
  byMonth,
  chosen,
  inPeriod,
  isSale,
  listed,
  lookup,
  monthly,
  PERIOD,
  type ReadyReport,
  ranked,
  signed,
} from './readyReport.ts'

const DUE_DAYS = 'days_between(coalesce(d.due_date, d.date), :today) as days'
const UNSETTLED = 'd.net_total - coalesce(d.settled_amount, 0)'

const RECEIVABLES = `select d.customer_id as id, d.customer_label as customer, d.currency_id as currency, ${DUE_DAYS}, ${signed('d', UNSETTLED)} as open
  from invoices d
  where d.settlement <> 'settled' and ${isSale('d')} and ${chosen('customer', 'd.customer_id')}`

const PAYABLES = `select d.supplier_id as id, d.supplier_label as supplier, d.currency_id as currency, ${DUE_DAYS}, ${signed('d', UNSETTLED)} as open
  from purchases d
  where d.settlement <> 'settled' and ${chosen('supplier', 'd.supplier_id')}
  union all
  select d.customer_id, d.customer_label, d.currency_id, ${DUE_DAYS}, ${boughtBy('d', UNSETTLED)}
  from invoices d
  where d.settlement <> 'settled' and d.self_billed and ${chosen('supplier', 'd.customer_id')}`

/** SQL of open amounts of documents by days overdue. */
const ageing = (documents: string, party: 'customer' | 'supplier'): string => {
  const between = (from: number, to: number) => `sum(case when days between ${from} and ${to} then open else 0 end)`
  return `with documents as (
  ${documents}
)
select ${party}, currency, sum(case when days <= 0 then open else 0 end) as not_due, ${between(1, 30)} as days_1_to_30,
  ${between(31, 60)} as days_31_to_60, ${between(61, 90)} as days_61_to_90, sum(case when days > 90 then open else 0 end) as over_90_days, sum(open) as total
from documents
group by id, ${party}, currency
order by 8 desc, 1`
}

const AGES = ['not_due', 'days_1_to_30', 'days_31_to_60', 'days_61_to_90', 'over_90_days', 'total'] as const

/** Amounts as bars side by side, the last as a line. */
const drawnBeside = <Measure>(measure: Measure, at: number, all: readonly Measure[]) => ({
  ...measure,
  drawAs: at < all.length - 1 ? ('bar' as const) : ('line' as const),
})

export const MONEY: readonly ReadyReport[] = [
  {
    name: 'Ageing of receivables',
    chart: 'table',
    chartCode: listed(...AGES),
    filters: [lookup('customer', 'customer_id')],
    sqlQuery: ageing(RECEIVABLES, 'customer'),
  },
  {
    name: 'Ageing of payables',
    chart: 'table',
    chartCode: listed(...AGES),
    filters: [lookup('supplier', 'supplier_id')],
    sqlQuery: ageing(PAYABLES, 'supplier'),
  },
  {
    name: 'Cash in and out by month',
    chart: 'combo',
    chartCode: { category: 'month', measures: listed('money_in', 'money_out', 'balance').measures?.map(drawnBeside) },
    filters: [PERIOD],
    showInDashboard: true,
    sqlQuery: byMonth({
      day: 'p.date',
      keys: { currency: 'p.currency_id' },
      sums: `sum(case when p.direction = 'in' then p.amount else 0 end) as money_in,
  sum(case when p.direction = 'out' then p.amount else 0 end) as money_out,
  sum(case when p.direction = 'in' then p.amount else -p.amount end) as balance`,
      from: 'payments p',
      where: `p.state = 'posted'`,
    }),
  },
  {
    name: 'Balances of safe deposits and bank accounts',
    chart: 'table',
    chartCode: listed('balance'),
    filters: [lookup('currency', 'currency_id')],
    sqlQuery: `with movements as (
  select o.safe_deposit_id as safe, o.bank_account_id as account, o.amount from opening_balances o where o.kind in ('safeDeposit', 'bankAccount')
  union all
  select p.safe_deposit_id, p.bank_account_id, case when p.direction = 'in' then p.amount else -p.amount end from payments p
  union all
  select t.from_safe_id, t.from_account_id, -t.amount from money_transfers t
  union all
  select t.to_safe_id, t.to_account_id, coalesce(t.received, t.amount) from money_transfers t
)
select 'safe' as kind, s.name, s.currency_id as currency, sum(m.amount) as balance
from movements m
join safe_deposits s on s.id = m.safe
where ${chosen('currency', 's.currency_id')}
group by s.id, s.name, s.currency_id
union all
select 'account', a.name, a.currency_id, sum(m.amount)
from movements m
join bank_accounts a on a.id = m.account
where ${chosen('currency', 'a.currency_id')}
group by a.id, a.name, a.currency_id
order by 1, 2`,
  },
  {
    name: 'VAT by month and rate',
    chart: 'table',
    chartCode: listed('base', 'vat'),
    filters: [PERIOD],
    sqlQuery: byMonth({
      day: 'i.date',
      keys: { rate: 'v.rate', currency: 'i.currency_id' },
      sums: `sum(${signed('i', 'v.base')}) as base, sum(${signed('i', 'v.amount')}) as vat`,
      from: 'invoices i join invoices_vat v on v.invoice_id = i.id',
      where: isSale('i'),
    }),
  },
  {
    name: 'VAT to pay by month',
    chart: 'bar',
    chartCode: monthly('to_pay'),
    filters: [PERIOD],
    sqlQuery: `with vat as (
  select i.date, i.currency_id as currency, ${signed('i', 'i.total_vat')} as sold, 0 as bought from invoices i where ${isSale('i')}
  union all
  select i.date, i.currency_id, 0, ${boughtBy('i', 'i.total_vat')} from invoices i where i.self_billed
  union all
  select p.date, p.currency_id, 0, ${signed('p', 'coalesce(p.total_vat, 0)')} from purchases p
)
${byMonth({
  day: 'v.date',
  keys: { currency: 'v.currency' },
  sums: 'sum(v.sold) as on_sales, sum(v.bought) as on_purchases, sum(v.sold) - sum(v.bought) as to_pay',
  from: 'vat v',
})}`,
  },
  {
    name: 'Purchases by supplier',
    chart: 'bar',
    chartCode: ranked('supplier', 'purchases'),
    filters: [PERIOD],
    sqlQuery: `with bought as (
  select p.date, p.supplier_id as id, p.supplier_label as supplier, p.currency_id as currency,
    ${signed('p', 'p.net_total - coalesce(p.total_vat, 0)')} as net
  from purchases p
  union all
  select i.date, i.customer_id, i.customer_label, i.currency_id, ${boughtBy('i', 'i.net_total - i.total_vat')} from invoices i where i.self_billed
)
select b.supplier, b.currency, sum(b.net) as purchases, count(*) as invoices
from bought b
where ${inPeriod('b.date')}
group by b.id, b.supplier, b.currency
order by 3 desc, 1`,
  },
  {
    name: 'Days until customers pay',
    chart: 'table',
    chartCode: { measures: [{ column: 'invoices' }] },
    filters: [PERIOD],
    sqlQuery: `select i.customer_label as customer, count(distinct i.id) as invoices, round(avg(days_between(i.date, a.date)), 1) as days_on_average,
  max(days_between(i.date, a.date)) as longest
from invoices i
join payments_allocations a on a.invoice_id = i.id
where i.kind = 'invoice' and ${isSale('i')} and i.settlement = 'settled' and ${inPeriod('i.date')}
group by i.customer_id, i.customer_label
order by 3 desc, 1`,
  },
  {
    name: 'New customers by month',
    chart: 'bar',
    filters: [PERIOD],
    sqlQuery: byMonth({ day: 'day(c.created_at)', sums: 'count(*) as customers', from: 'customers c' }),
  },
  {
    name: 'Customers without an order for half a year',
    chart: 'table',
    chartCode: { measures: [{ column: 'orders' }] },
    filters: [lookup('country', 'country_id')],
    sqlQuery: `select c.code, c.full_name, max(o.date) as last_order, days_between(max(o.date), :today) as days, count(*) as orders
from customers c
join sales_orders o on o.customer_id = c.id
where o.approval = 'approved' and ${chosen('country', 'c.country_id')}
group by c.id, c.code, c.full_name
having days_between(max(o.date), :today) > 182
order by 4 desc, 1`,
  },
]
