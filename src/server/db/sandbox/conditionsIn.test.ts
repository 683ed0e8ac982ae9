import { expect, test } from 'vitest'
import { conditionsIn } from './conditionsIn.ts'
import { tokensOf } from './tokens.ts'

test.each<[string, readonly string[]]>([
  ['select due < :today as late from invoices', ['late']],
  ['select a, b + 1 >= c * 2 as More, b + c as sum from t', ['more']],
  ['select distinct a is null as x, (b in (1, 2)) as y, not c as z', ['x', 'y', 'z']],
  ["select name like 'a%' as x, exists (select 1 from t) as y, n between 1 and 2 as z from t", ['x', 'y', 'z']],
  ['select true as x, FALSE as y, null as z, 1 as n', ['x', 'y']],
  ['select case when a > 1 then true when b then c = 2 else null end as x from t', ['x']],
  ['select case when a > 1 then 1 else 0 end as n, case a when 1 then b > 2 end as x from t', ['x']],
  ['select case when case when a = 1 then true end then 1 end as n from t', []],
  ['select coalesce(a > 1, false) as x, coalesce(a, 1) as n, coalesce(a > 1, b) as m from t', ['x']],
  ['select blocked as x, c.blocked as y, coalesce(c.blocked, false) as z, c.name as n from customers c', ['x', 'y', 'z']],
  ['select sum(case when a = 1 then 1 end) as n, max(a = 1) as m, count(*) filter (where a > 1) as k from t', []],
  ['select cast(a as integer) as n, (select count(*) from t where b > 1) as m, (select 2) > 1 as x from t', ['x']],
  ['with v as (select a > 1 as late from t) select v.late as too_late, late from v', ['late', 'too_late']],
  ['select x.late from (select y.c as late from (select a > 1 as c from t) as y) as x', ['c', 'late']],
  ['select a > 1 as x from t union select 5 as x from t', []],
  ['select "a" = 1 as "X", \'=\' as n, "=" as m from t', ['x']],
  ['select (a) > (b) as x, (a) + (b) as n from t', ['x']],
  ['values (1)', []],
  ['select a = 1 as b, b as c, c as d, d as e, e as f', ['b', 'c', 'd', 'e']],
  [`select ${'a + '.repeat(98)} a = 1 as x`, ['x']],
  [`select ${'a + '.repeat(99)} a = 1 as n`, []],
  [`select ${Array.from({ length: 500 }, (_, at) => `a = 1 as x${at % 2}`)}`, ['x0', 'x1']],
  [`select ${Array.from({ length: 501 }, () => 'a = 1 as x')}`, []],
])('conditions in "%.200s"', (sql, expected) => {
  expect([...conditionsIn(tokensOf(sql), new Set(['blocked']))].toSorted()).toEqual(expected)
})
