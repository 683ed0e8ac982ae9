import { expect, test } from 'vitest'
import { formatSql } from './formatSql.ts'

const SAMPLES: readonly (readonly [sql: string, formatted: string])[] = [
  ['select 1', 'select 1'],
  ['  SELECT a,b FROM c  WHERE d=1 ; ', 'SELECT a, b\nFROM c\nWHERE d = 1;'],
  [
    'select customer_label, count(*) as orders from sales_orders where date >= :from and net_total > -5 group by 1 order by 2 desc limit 5',
    'select customer_label, count(*) as orders\nfrom sales_orders\nwhere date >= :from\n  and net_total > -5\ngroup by 1\norder by 2 desc\nlimit 5',
  ],
  [
    'select 1 from a left outer join b on b.id=a.b inner join c using (id) where x between 1 and 2 or y is null',
    'select 1\nfrom a\nleft outer join b on b.id = a.b\ninner join c using (id)\nwhere x between 1 and 2\n  or y is null',
  ],
  [
    'with recursive n(i) as (select 1 union all select i+1 from n where i<3) select * from n',
    'with recursive n(i) as (\n  select 1\n  union all\n  select i + 1\n  from n\n  where i < 3\n)\nselect *\nfrom n',
  ],
  [
    "select 'first\n  line' as text, /* of\n two */ x -- the end\nfrom t",
    "select 'first\n  line' as text, /* of\n two */ x -- the end\nfrom t",
  ],
  [
    `select ${['first', 'second', 'third', 'fourth'].map((name) => `sum(${name}_amount) as ${name}`).join(',')} from t`,
    'select\n  sum(first_amount) as first,\n  sum(second_amount) as second,\n  sum(third_amount) as third,\n  sum(fourth_amount) as fourth\nfrom t',
  ],
  ['select a from b where c in (select d from e)', 'select a\nfrom b\nwhere c in (\n  select d\n  from e\n)'],
  [
    "select sum(x) filter (where y = 'and, or') over (partition by z order by w) from t",
    "select sum(x) filter (where y = 'and, or') over (partition by z order by w)\nfrom t",
  ],
  [
    "select cast(a as numeric(9,2)), b::text, c->>'d', -1, a- -1 from t",
    "select cast(a as numeric(9, 2)), b::text, c->>'d', -1, a - -1\nfrom t",
  ],
  [
    'select left(name, 3), o.order, percentile_cont(0.5) within group (order by x) from o where a is distinct from b',
    'select left(name, 3), o.order, percentile_cont(0.5) within group (order by x)\nfrom o\nwhere a is distinct from b',
  ],
  ['select (1', 'select (1'],
  ['select 1) from (select 2', 'select 1)\nfrom (\n  select 2\n'],
  ['', ''],
]

test.each(SAMPLES)('%s', (sql, formatted) => {
  expect(formatSql(sql)).toBe(formatted)
})

const words = (sql: string): string => sql.replaceAll(/\s+/g, '')

test.each(SAMPLES)('keeps each word of %s, and its own result', (sql) => {
  expect(words(formatSql(sql))).toBe(words(sql))
  expect(formatSql(formatSql(sql))).toBe(formatSql(sql))
})
