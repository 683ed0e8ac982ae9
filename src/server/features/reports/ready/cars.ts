import { byMonth, chosen, inPeriod, listed, lookup, MOST_BARS, monthly, PERIOD, type ReadyReport } from './readyReport.ts'

const ENDED = `a.status in ('sold', 'unsold', 'reserveNotMet')`

const LOCATION = lookup('location', 'location_id')

export const CARS: readonly ReadyReport[] = [
  {
    name: 'Cars by status',
    chart: 'pie',
    chartCode: { category: 'status', measures: [{ column: 'cars' }], donut: true },
    showInDashboard: true,
    filters: [LOCATION],
    sqlQuery: `select c.status, count(*) as cars
from cars c
where ${chosen('location', 'c.location_id')}
group by c.status
order by 2 desc, 1`,
  },
  {
    name: 'Cars longest in stock',
    chart: 'table',
    chartCode: listed('cost'),
    filters: [LOCATION],
    sqlQuery: `select c.lot_number, c.make, c.model, c.year, c.location_label as location, c.in_stock_since, days_between(c.in_stock_since, :today) as days,
  c.cost_currency_id as currency, c.cost
from cars c
where c.status in ('inStock', 'onOffer') and c.in_stock_since is not null and ${chosen('location', 'c.location_id')}
order by 7 desc, 1`,
  },
  {
    name: 'Profit by car',
    chart: 'table',
    chartCode: listed('sale_price', 'cost', 'profit'),
    filters: [PERIOD],
    sqlQuery: `select c.lot_number, c.make, c.model, c.year, c.sale_date, c.sale_currency_id as currency, c.sale_price, c.cost, c.profit
from cars c
where c.sale_date is not null and c.profit is not null and ${inPeriod('c.sale_date')}
order by 9 desc, 1`,
  },
  {
    name: 'Profit of cars by month',
    chart: 'bar',
    chartCode: monthly('profit'),
    filters: [PERIOD],
    sqlQuery: byMonth({
      day: 'c.sale_date',
      keys: { currency: 'c.sale_currency_id' },
      sums: 'sum(c.profit) as profit, count(*) as cars',
      from: 'cars c',
      where: 'c.sale_date is not null and c.profit is not null',
    }),
  },
  {
    name: 'Days from stock to sale by make',
    chart: 'bar',
    chartCode: { category: 'make', measures: [{ column: 'days_on_average' }], horizontal: true },
    filters: [PERIOD],
    sqlQuery: `select c.make, round(avg(days_between(c.in_stock_since, c.sale_date)), 1) as days_on_average, count(*) as cars
from cars c
where c.sale_date is not null and c.in_stock_since is not null and ${inPeriod('c.sale_date')}
group by c.make
order by 2 desc, 1`,
  },
  {
    name: 'Costs of cars by kind and month',
    chart: 'bar',
    chartCode: {
      category: 'month',
      breakout: 'kind',
      measures: [{ column: 'costs', style: 'money', currencyColumn: 'currency' }],
      stacking: 'stacked',
    },
    filters: [PERIOD],
    sqlQuery: byMonth({
      day: 'k.date',
      keys: { kind: 'k.kind', currency: 'k.currency_id' },
      sums: 'sum(k.amount) as costs',
      from: 'cars_costs k',
    }),
  },
  {
    name: 'Auctions that sell, by month',
    chart: 'combo',
    chartCode: {
      category: 'month',
      measures: [
        { column: 'ended', drawAs: 'bar', axis: 'left' },
        { column: 'sold', drawAs: 'bar', axis: 'left' },
        { column: 'sold_percent', drawAs: 'line', axis: 'right', style: 'percent' },
      ],
    },
    filters: [PERIOD],
    sqlQuery: byMonth({
      day: 'day(a.ends_at)',
      sums: `count(*) as ended, sum(case when a.status = 'sold' then 1 else 0 end) as sold,
  round(100.0 * sum(case when a.status = 'sold' then 1 else 0 end) / count(*), 1) as sold_percent`,
      from: 'auctions a',
      where: ENDED,
    }),
  },
  {
    name: 'Price against start price',
    chart: 'scatter',
    chartCode: { category: 'start_price', breakout: 'currency', measures: [{ column: 'price' }] },
    filters: [PERIOD],
    sqlQuery: `select a.name, a.currency_id as currency, a.start_price, a.price, round(100.0 * a.price / nullif(a.start_price, 0), 1) as percent, a.bid_count
from auctions a
where a.status = 'sold' and ${inPeriod('day(a.ends_at)')}
order by 5 desc, 1`,
  },
  {
    name: 'Days from first auction to sale',
    chart: 'bar',
    chartCode: { category: 'make', measures: [{ column: 'days_on_average' }], horizontal: true },
    filters: [PERIOD],
    sqlQuery: `with firsts as (
  select a.car_id, min(a.starts_at) as started, max(case when a.status = 'sold' then a.ends_at end) as sold, count(*) as auctions
  from auctions a
  group by a.car_id
)
select c.make, round(avg(days_between(day(f.started), day(f.sold))), 1) as days_on_average, round(avg(f.auctions), 1) as auctions_on_average, count(*) as cars
from firsts f
join cars c on c.id = f.car_id
where f.sold is not null and ${inPeriod('day(f.sold)')}
group by c.make
order by 2 desc, 1`,
  },
  {
    name: 'Most active bidders',
    chart: 'bar',
    chartCode: { category: 'bidder', measures: [{ column: 'bids' }, { column: 'won' }], horizontal: true, limit: MOST_BARS },
    filters: [PERIOD],
    sqlQuery: `select b.bidder_label as bidder, count(*) as bids, count(distinct b.auction_id) as auctions, sum(case when b.status = 'won' then 1 else 0 end) as won
from bids b
where b.status <> 'retracted' and ${inPeriod('day(b.at)')}
group by b.bidder_id, b.bidder_label
order by 2 desc, 1`,
  },
]
