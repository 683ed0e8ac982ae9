import { PERIODS } from '../../../domain/reports/periods.ts'

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Words before a bracket that are not functions. */
export const BEFORE_BRACKETS = words(`
  all and any as between by case distinct else end escape except exists filter from group having in intersect is join lateral like limit
  materialized not offset on or order over partition range rows groups select set some then union using values when where with within
  similar cross full inner left outer right ilike collate`)

/** Functions of both engines. */
const COMMON = `
  ${PERIODS.join(' ')} days_between
  abs avg cast ceil ceiling coalesce concat concat_ws count cume_dist date dense_rank exp first_value floor lag last_value lead length ln log
  lower ltrim max min mod nth_value ntile nullif percent_rank percentile_cont percentile_disc power rank replace round row_number rtrim sign
  sqrt string_agg substr substring sum trim trunc upper`

/** Functions that a query may use: they compute values, without access to files, settings, catalogues, other servers or the current time. */
export const SQLITE_FUNCTIONS = words(`${COMMON}
  datetime format glob group_concat ifnull iif instr json_array json_array_length json_each json_extract json_group_array json_group_object
  json_object json_type json_valid julianday median nullif percentile pow printf strftime time total typeof unicode unixepoch`)

export const POSTGRES_FUNCTIONS = words(`${COMMON}
  age bool_and bool_or bit_length btrim char_length character_length corr date_bin date_part date_trunc every extract generate_series greatest
  initcap interval least left make_date mode nullif overlay position reverse right split_part starts_with stddev stddev_pop stddev_samp
  strpos timezone to_char to_date to_number to_timestamp translate var_pop var_samp variance width_bucket
  numeric decimal varchar char timestamp time timestamptz`)
