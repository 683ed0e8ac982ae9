import { sql } from 'kysely'
import { validate as isId } from 'uuid'
import { searchTerms } from '../../../model/values/foldText.ts'
import type { Engine } from '../dialects/engine.ts'
import { likePattern } from '../likePattern.ts'
import { searchText } from '../tables/searchText.ts'
import type { EntityShape } from '../tables/shapes.ts'
import type { SearchDef, TableDef } from '../tables/tableDef.ts'
import { allOf, type Hits, type Part } from './statements.ts'

/** A search, as hits of the text index or as a condition on rows. */
export interface Search {
  /** If the engine has a table of hits. */
  readonly hits: Hits | undefined
  /** The condition on each row; `walking`: without the text index. */
  readonly condition: (walking: boolean) => Part
}

export interface SearchContext {
  readonly engine: Engine
  readonly shape: EntityShape
  readonly table: TableDef
  readonly alias: string
}

/** Groups of fields that the caller may all read, and single fields of other groups. */
const visible = ({ shape }: SearchContext, search: SearchDef, hidden: ReadonlySet<string> | undefined) => {
  const shown = (key: string) => shape.folded.some((one) => one.key === key && !hidden?.has(one.column.field.path))
  const groups = search.groups.map((_, index) => index).filter((index) => search.groups[index]?.every(shown))
  const single = search.groups.filter((_, index) => !groups.includes(index)).flatMap((columns) => columns.filter(shown))
  return {
    groups,
    lists: [...groups.map((index) => search.groups[index] ?? []), ...single.map((key) => [key])],
    allVisible: single.length === 0,
  }
}

const NOTHING: Part = { key: 'nothing', values: [], build: () => sql`1 = 0` }

/** The text of each row contains all terms. */
const rowCondition = ({ engine, alias }: SearchContext, lists: readonly (readonly string[])[], terms: readonly string[]) => {
  const patterns = terms.map((term) => likePattern('%', term, '%'))
  return (walking: boolean): Part => {
    const texts = lists.map((columns) => sql`(${sql.raw(searchText(columns, alias))})`)
    const values = walking ? texts.map((text) => engine.fragments.unindexed(text, true)) : texts
    return {
      key: `q${terms.length} ${lists.map((columns) => columns.join()).join('|')}`,
      values: patterns.flatMap((pattern) => values.map(() => pattern)),
      build: (next) =>
        allOf(
          patterns.map(
            () =>
              sql`(${sql.join(
                values.map((value) => sql`${value} like ${next()} escape '\\'`),
                sql` or `,
              )})`,
          ),
        ),
    }
  }
}

/** Search in the texts that are not hidden. */
const textSearch = (context: SearchContext, terms: readonly string[], hidden: ReadonlySet<string> | undefined): Search => {
  const { table, engine, alias } = context
  const { search } = table
  const { groups, lists, allVisible } = search ? visible(context, search, hidden) : { groups: [], lists: [], allVisible: true }
  if (!search || lists.length === 0) return { hits: undefined, condition: () => NOTHING }
  const { searchHits, searchMatch } = engine.fragments
  const condition = rowCondition(context, lists, terms)
  if (!searchHits || !allVisible) return { hits: undefined, condition }
  return {
    hits: {
      key: 'match',
      from: (next) => searchHits(table, next()),
      on: sql`${sql.ref(`${alias}._rowid`)} = h.key`,
      values: [searchMatch(search, groups, terms)],
    },
    condition,
  }
}

/** The same, and the record with this id, found by the index of ids. */
const orById = ({ table, alias }: SearchContext, id: string, { hits, condition }: Search): Search => ({
  hits: hits && {
    ...hits,
    key: `${hits.key} or id`,
    from: (next) => sql`(select key from ${hits.from(next)} union select _rowid from ${sql.id(table.name)} where id = ${next()})`,
    values: [...hits.values, id],
  },
  condition: (walking) => {
    const texts = condition(walking)
    return {
      key: `${texts.key} or id`,
      values: [...texts.values, id],
      build: (next) => sql`(${texts.build(next)} or ${sql.ref(`${alias}.id`)} = ${next()})`,
    }
  },
})

/** Undefined for an empty search. Every word must occur in a field that is not hidden; a record's id finds that record too. */
export const searchOf = (context: SearchContext, text: string | undefined, hidden: ReadonlySet<string> | undefined): Search | undefined => {
  const terms = searchTerms(text ?? '')
  const [term] = terms
  if (term === undefined) return undefined
  const found = textSearch(context, terms, hidden)
  return isId(term) && terms.length === 1 ? orById(context, term, found) : found
}
