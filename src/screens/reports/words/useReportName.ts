import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { isReadyReport, readyKey } from '../../../domain/reports/readyId.ts'
import type { ShownMap } from '../../../model/entityMap.ts'

type Named = Pick<ShownMap['reports'], 'id' | 'name'>

/** Key of a report's name if it is part of the installation; others keep the name entered by their author. */
export const nameKey = ({ id, name }: Named): string | undefined =>
  isReadyReport(id) ? `resources.reports.records.${readyKey(name)}` : undefined

type Translate = (key: string, options: { readonly _: string }) => string

const nameIn =
  (translate: Translate) =>
  (report: Named): string => {
    const key = nameKey(report)
    return key === undefined ? report.name : translate(key, { _: report.name })
  }

/** Names of reports in the user's language. */
export const useReportName = (): ((report: Named) => string) => {
  const translate = useTranslate()
  return useMemo(() => nameIn(translate), [translate])
}

/** The same for labels of records. */
export const shownReports =
  (translate: Translate) =>
  (entity: string, { id, name }: { readonly id?: unknown; readonly name?: unknown }): { readonly name: string } | undefined =>
    entity === 'reports' && typeof id === 'string' && typeof name === 'string' ? { name: nameIn(translate)({ id, name }) } : undefined
