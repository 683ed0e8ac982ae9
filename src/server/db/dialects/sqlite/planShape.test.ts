import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { planShape, rowsVisited } from './planShape.ts'

const db = new DatabaseSync(':memory:')
db.exec(`
  create table cars (_rowid integer primary key, id text not null unique, make text, note text);
  create index cars_make on cars (make, id);
  create table lines (id text not null unique, parentId text, position integer);
  create index lines_parent on lines (parentId, position);
  create virtual table _fts_cars using fts5(g0, content='', tokenize='trigram')`)

/** Number of visited rows if tables have this many. */
function visited(sql: string, size = 1000): number {
  const lines = db.prepare(`explain query plan ${sql}`).all()
  return rowsVisited(
    planShape(lines.map(({ id, parent, detail }) => ({ id: Number(id), parent: Number(parent), detail: String(detail) }))),
    size,
  )
}

test.each([
  ['one record by its key', 'select * from cars t where t.id = ?', 1],
  ['records by many keys', 'select * from cars t where t.id in (select value from json_each(?))', 1],
  ['a record and what it refers to', 'select * from lines s join cars t on t.id = s.parentId where s.id = ?', 1],
  ['a search of an index, which may find all', 'select * from cars t where make = ?', 1001],
  ['child rows of a page', 'select * from lines s where s.parentId in (select value from json_each(?)) order by s.parentId', 1001],
  ['a scan', `select * from cars t where note like ?`, 1001],
  ['a scan inside another part', 'select count(*) from (select 1 from cars t where note like ? limit 10001) as c', 1001],
  [
    'groups under the name of their table',
    'select t.make from (select make, count(*) as n from cars as t where t.make > ? group by 1) as t order by t.n',
    1001,
  ],
  [
    'a scan under the name of its table',
    'select t.note from (select note from cars as t where t.note like ? limit 9) as t order by 1',
    1001,
  ],
  ['two scans, one after the other', 'select note from cars union all select note from cars', 2001],
  ['one scan inside another', 'select 1 from cars a, cars b where a.note < b.note', 1_000_001],
  [
    'hits of a search index',
    `select * from (select rowid as key from _fts_cars where _fts_cars match ?) h cross join cars t where t._rowid = h.key`,
    1001,
  ],
  [
    'the first rows of each group',
    `select t.id from cars f cross join json_each((select json_group_array(x.r) from
      (select t._rowid as r from cars t where t.make = f.id order by t.id limit 25) x)) j cross join cars t where t._rowid = j.value`,
    2001,
  ],
  [
    'a recursion, which need not end',
    'with recursive n(i) as (select 1 union all select i + 1 from n) select count(*) from n',
    Number.POSITIVE_INFINITY,
  ],
])('%s', (_title, sql, rows) => {
  expect(visited(sql)).toBe(rows)
})
