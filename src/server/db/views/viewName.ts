import { singularize } from 'inflection'

/** Words that an engine does not accept as an unquoted name; those of https://www.postgresql.org/docs/current/sql-keywords-appendix.html and https://sqlite.org/lang_keywords.html that a schema could use. */
const RESERVED = new Set(
  `all analyse analyze and any array as asc asymmetric authorization between binary both case cast check collate collation column commit
  concurrently constraint create cross current_catalog current_date current_role current_schema current_time current_timestamp current_user
  default deferrable delete desc distinct do drop else end escape except exists false fetch for foreign freeze from full grant group having
  if ilike in index initially inner insert intersect into is isnull join lateral leading left like limit localtime localtimestamp natural not
  nothing notnull null offset on only or order outer over overlaps placing primary references returning right rollback select session_user set
  similar some symmetric system_user table tablesample then to trailing transaction true union unique update user using values variadic
  verbose when where window with`.split(/\s+/),
)

/** `netTotal` → `net_total`, `salesOrders_lines` → `sales_orders_lines`; a reserved word gets a trailing `_`, so that no name needs quotes. */
export const viewName = (name: string): string => {
  const plain = name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase()
  return RESERVED.has(plain) ? `${plain}_` : plain
}

/** Column of a reference: `customer` → `customer_id`, `carId` → `car_id`. */
export const idName = (name: string): string => {
  const plain = viewName(name).replace(/_$/, '')
  return plain.endsWith('_id') ? plain : `${plain}_id`
}

/** Column with the label of a reference: `customer_label`. */
export const labelName = (name: string): string => idName(name).replace(/_id$/, '_label')

/** Column with the id of the parent record: `sales_orders` → `sales_order_id`. */
export const parentName = (view: string): string => `${singularize(view)}_id`
