import { PERIODS } from '../../../domain/reports/periods.ts'
import type { ViewType } from '../views/views.ts'

/** Type of a function's values; `any`: that of its arguments. */
export type FunctionType = ViewType | 'any'

type Functions = ReadonlyMap<string, FunctionType>

const wordsOf = (text: string): readonly string[] => text.trim().split(/\s+/)

/** Words before a bracket that are not functions. */
export const KEYWORDS_BEFORE_PARENTHESES: ReadonlySet<string> = new Set(
  wordsOf(`
  all and any as between by case distinct else end escape except exists filter from group having in intersect is join lateral like limit
  materialized not offset on or order over partition range rows groups select set some then union using values when where with within
  similar cross full inner left outer right ilike collate`),
)

const functions = (byType: Readonly<Partial<Record<FunctionType, string>>>): readonly (readonly [string, FunctionType])[] =>
  (Object.keys(byType) as FunctionType[]).flatMap((type) => wordsOf(byType[type] ?? '').map((name) => [name, type] as const))

/** Functions of both engines. */
const COMMON = functions({
  date: `${PERIODS.join(' ')} date`,
  integer: 'days_between count dense_rank length ntile rank row_number sign',
  decimal: `abs avg ceil ceiling cume_dist exp floor ln log mod percent_rank percentile_cont percentile_disc power round sqrt sum trunc`,
  text: 'concat concat_ws lower ltrim replace rtrim string_agg substr substring trim upper',
  any: 'cast coalesce first_value lag last_value lead max min nth_value nullif',
})

/** Functions that a query may use: they compute values, without access to files, settings, catalogues or other servers. */
export const SQLITE_FUNCTIONS: Functions = new Map([
  ...COMMON,
  ...functions({
    integer: 'instr json_array_length json_valid unicode unixepoch',
    decimal: 'julianday median percentile pow total',
    boolean: 'glob',
    text: `datetime format group_concat json_array json_group_array json_group_object json_object json_type printf strftime time typeof`,
    any: 'ifnull iif json_each json_extract',
  }),
])

export const POSTGRES_FUNCTIONS: Functions = new Map([
  ...COMMON,
  ...functions({
    date: 'make_date to_date',
    dateTime: 'date_bin date_trunc timestamp timestamptz timezone to_timestamp',
    integer: 'bit_length char_length character_length position strpos width_bucket',
    decimal: `corr date_part decimal extract numeric stddev stddev_pop stddev_samp to_number var_pop var_samp variance`,
    boolean: 'bool_and bool_or every starts_with',
    text: `age btrim char initcap interval left overlay reverse right split_part time to_char translate varchar`,
    any: 'generate_series greatest least mode',
  }),
])
