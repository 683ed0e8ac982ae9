import { useMemo } from 'react'
import { useAdmin } from '../../../../admin/adminContext.tsx'
import { isOfUsers } from '../../../../admin/list/filters/combined/conditionOperators.ts'
import { stepsFrom } from '../../../../domain/reports/query/columnPath.ts'
import type { KnownColumn } from '../../../../domain/reports/query/suggestQuery.ts'
import type { ResolvedField } from '../../../../model/resolvedEntity.ts'
import { useReportViews } from '../../views/useReportViews.ts'
import { fieldOf, type ReadView, useViewTexts, type ViewColumn } from '../../views/useViewTexts.ts'

/** A column of the query's view, with its label. */
export interface QueryColumn extends KnownColumn, Pick<ViewColumn, 'field'> {
  readonly entity: string
  readonly title: string
  /** The records or rows whose column it is, besides those of the view. */
  readonly via?: string
  readonly schema?: ResolvedField
  /** It is the id of another record whose name is another column. */
  readonly isId: boolean
  /** It is the id of a user. */
  readonly isUser: boolean
}

/** The column of the currency, if the schema names its field. */
const currencyOf = (view: ReadView, schema: ResolvedField | undefined): Pick<KnownColumn, 'currency'> => {
  const field = schema?.schema.currencyField
  const column = view.columns.find((one) => one.field === field && one.label !== true)
  return column ? { currency: column.name } : {}
}

/** Columns of a view with labels in the user's language: names of records before their ids. */
const useColumnsOf = () => {
  const { model } = useAdmin()
  const texts = useViewTexts()
  return (view: ReadView): readonly QueryColumn[] => {
    const columns = view.columns.map((column): QueryColumn => {
      const schema = fieldOf(model, view, column)
      return {
        entity: view.entity,
        name: column.name,
        type: column.type,
        field: column.field,
        title: texts.column(view, column),
        isName: column.label === true,
        isId: schema?.reference !== undefined && column.label !== true,
        isUser: schema?.reference !== undefined && column.label !== true && isOfUsers(model.entities[schema.reference.entity] ?? {}),
        isChoice: schema?.options !== undefined,
        ...currencyOf(view, schema),
        ...(schema?.type.additive === false && { additive: false }),
        ...(schema && { schema }),
      }
    })
    const isPlain = ({ isId, name }: QueryColumn): boolean => !isId && name !== 'id' && !name.endsWith('_id')
    return [...columns.filter(isPlain), ...columns.filter((column) => !isPlain(column))]
  }
}

export const useColumns = (view: ReadView): readonly QueryColumn[] => {
  const { model } = useAdmin()
  const columnsOf = useColumnsOf()
  // biome-ignore lint/correctness/useExhaustiveDependencies: texts change with the language, which loads the page again
  return useMemo(() => columnsOf(view), [model, view])
}

/** Columns that conditions can name besides the view's: of the records to which it refers, and of its rows. */
export const useFurtherColumns = (view: ReadView): readonly QueryColumn[] => {
  const { model } = useAdmin()
  const columnsOf = useColumnsOf()
  const texts = useViewTexts()
  const { data: views } = useReportViews()
  // biome-ignore lint/correctness/useExhaustiveDependencies: texts change with the language, which loads the page again
  return useMemo(() => {
    return [...stepsFrom(views ?? [], view)].flatMap(([name, step]) => {
      const via = texts.step(view, step)
      return columnsOf(step.view)
        .filter((column) => column.schema !== undefined)
        .map((column) => ({ ...column, name: `${name}.${column.name}`, via }))
    })
  }, [model, view, views])
}
