import { PERIODS, type Period } from './periods.ts'
import type { ReportQuery } from './query/compileQuery.ts'
import type { ResultColumn } from './result.ts'

/** The period by whose first days a column of a result is grouped: as its query says, else by the column's name; undefined for plain days. */
export const periodOf = ({ name, type, of }: ResultColumn, query: Pick<ReportQuery, 'groups'> | null | undefined): Period | undefined =>
  type !== 'date' || of ? undefined : (query?.groups?.find(({ column }) => column === name)?.by ?? PERIODS.find((one) => one === name))
