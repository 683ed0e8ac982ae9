import type { ResourceMessages } from '../../../../../i18n/resourceMessages.ts'
import type { reportCalls } from '../../../../domain/reports/calls.ts'
import { type ColumnLabels, choiceText, columnName, queryColumnTexts } from '../../../../domain/reports/columnTexts.ts'
import { isReadyReport, readyKey } from '../../../../domain/reports/readyId.ts'
import type { AnswerOf } from '../../../../model/calls/callContract.ts'
import type { EntityMap } from '../../../../model/entityMap.ts'
import { humanize } from '../../../../model/naming.ts'
import type { Model } from '../../../../model/resolvedEntity.ts'
import type { View } from '../../../db/views/views.ts'
import { described } from '../columnFields.ts'
import type { ReportFileOptions } from '../reportFile.ts'

type Result = AnswerOf<(typeof reportCalls)['run']>
type Named = Readonly<Record<string, string>>

interface Texts {
  readonly ready: { readonly columns: Named; readonly choices: Readonly<Record<string, Named>> }
  readonly measures: Named
  readonly position: string
  /** A label and the colon of the language. */
  readonly labelled: string
  /** Labels of entities; English ones that schemas can express are in these. */
  readonly resources: ResourceMessages
  /** Names of reports; in English those that they have. */
  readonly names: Named
}

const english = async (): Promise<Texts> => ({
  ready: (await import('../../../../../i18n/en/areas/readyReports.ts')).default,
  measures: (await import('../../../../../i18n/en/areas/parts.ts')).default.query.options['measures.of'],
  position: (await import('../../../../../i18n/en/areas/reports.ts')).default.designer.position,
  labelled: (await import('../../../../../i18n/en/screens.ts')).default.labelled,
  resources: (await import('../../../../../i18n/en/resources.ts')).default,
  names: {},
})

const LANGUAGES: Readonly<Record<string, () => Promise<Texts>>> = {
  ar: async () => ({
    ready: (await import('../../../../../i18n/ar/areas/readyReports.ts')).default,
    measures: (await import('../../../../../i18n/ar/areas/parts.ts')).default.query.options['measures.of'],
    position: (await import('../../../../../i18n/ar/areas/reports.ts')).default.designer.position,
    labelled: (await import('../../../../../i18n/ar/screens.ts')).default.labelled,
    resources: (await import('../../../../../i18n/ar/resources.ts')).default,
    names: (await import('../../../../../i18n/ar/reportNames.ts')).reportNames,
  }),
  fr: async () => ({
    ready: (await import('../../../../../i18n/fr/areas/readyReports.ts')).default,
    measures: (await import('../../../../../i18n/fr/areas/parts.ts')).default.query.options['measures.of'],
    position: (await import('../../../../../i18n/fr/areas/reports.ts')).default.designer.position,
    labelled: (await import('../../../../../i18n/fr/screens.ts')).default.labelled,
    resources: (await import('../../../../../i18n/fr/resources.ts')).default,
    names: (await import('../../../../../i18n/fr/reportNames.ts')).reportNames,
  }),
  tr: async () => ({
    ready: (await import('../../../../../i18n/tr/areas/readyReports.ts')).default,
    measures: (await import('../../../../../i18n/tr/areas/parts.ts')).default.query.options['measures.of'],
    position: (await import('../../../../../i18n/tr/areas/reports.ts')).default.designer.position,
    labelled: (await import('../../../../../i18n/tr/screens.ts')).default.labelled,
    resources: (await import('../../../../../i18n/tr/resources.ts')).default,
    names: (await import('../../../../../i18n/tr/reportNames.ts')).reportNames,
  }),
}

const columnLabels = ({ resources, measures, position, labelled }: Texts): ColumnLabels => ({
  field: (entity, { path, title }) => resources[entity]?.fields?.[path] ?? title,
  option: (entity, { path, titles }, value) => resources[entity]?.options?.[path]?.[value] ?? titles[value] ?? humanize(value),
  entity: ({ id, title }) => resources[id]?.name?.split('||||')[0]?.trim() ?? title,
  system: (entity, name) => resources[entity]?.fields?.[name],
  position: () => position,
  measure: (of, column) => {
    const measure = measures[of] ?? humanize(of)
    return column === undefined ? measure : `${labelled.replace('%{label}', measure)} ${column}`
  },
})

type Report = Pick<EntityMap['reports'], 'id' | 'name' | 'query'>

interface Known {
  readonly model: Model
  readonly views: readonly View[]
}

interface ReportFileTexts {
  readonly title: string
  readonly texts: (result: Result) => Pick<ReportFileOptions, 'headings' | 'choices'>
}

/** Name, headings and labels of a report's file in a language, as the screen shows them. */
export async function reportFileTexts({ id, name, query }: Report, { model, views }: Known, locale: string): Promise<ReportFileTexts> {
  const texts = await (LANGUAGES[locale] ?? english)()
  const labels = columnLabels(texts)
  const [isReady, view] = [isReadyReport(id), query && views.find((one) => one.name === query.view)]
  const known = query && view ? queryColumnTexts(model, described(view), query, labels) : new Map<string, string>()
  const headingOf = (column: string) => known.get(column) ?? (isReady ? texts.ready.columns[column] : undefined) ?? columnName(column)
  const labelOf = (column: Result['columns'][number], value: string) =>
    choiceText(model, column, value, labels) ?? (isReady ? texts.ready.choices[column.name]?.[value] : undefined)
  const labelsIn = ({ columns, rows }: Result, at: number): Named => {
    const values = new Set(rows.map((row) => row[at]).filter((value) => typeof value === 'string'))
    return Object.fromEntries(
      [...values].flatMap((value) => {
        const column = columns[at]
        const label = column && labelOf(column, value)
        return label === undefined ? [] : [[value, label]]
      }),
    )
  }
  return {
    title: (isReady ? texts.names[readyKey(name)] : undefined) ?? name,
    texts: (result) => ({
      headings: Object.fromEntries(result.columns.map((column) => [column.name, headingOf(column.name)])),
      choices: Object.fromEntries(result.columns.map((column, at) => [column.name, labelsIn(result, at)])),
    }),
  }
}
