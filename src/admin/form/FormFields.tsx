import { useMemo } from 'react'
import { useRecordContext, useTranslate } from 'react-admin'
import type { FieldView } from '../../fields/fieldView.ts'
import { useViews } from '../../fields/viewContext.view.tsx'
import type { Json } from '../../model/entitySchema.ts'
import type { ResolvedEntity, ResolvedField } from '../../model/resolvedEntity.ts'
import type { RecordFacts } from '../../model/validate/validatorCore.ts'
import { useAdmin, useFormFields } from '../adminContext.tsx'
import { useNames } from '../names.ts'
import { TotalsList } from '../show/TotalsList.tsx'
import { FieldGrid, type FormField } from './FieldGrid.tsx'
import { FieldsLayout } from './FieldsLayout.tsx'
import { FormSection } from './FormSection.tsx'
import { fieldNow } from './useRecordFacts.ts'

/** Whether all fields are read-only numbers: they are shown as totals instead of inputs. */
const isTotals = (fields: readonly FormField[], viewOf: (field: ResolvedField) => FieldView): boolean =>
  fields.length > 1 && fields.every(({ field, disabled }) => disabled && viewOf(field).numeric === true)

/** Computed values of the saved record. */
const Totals = ({ entity, fields }: { readonly entity: ResolvedEntity; readonly fields: readonly FormField[] }) => {
  const record = useRecordContext<Record<string, Json> & { readonly id: string }>() ?? {}
  return <TotalsList entity={entity} fields={fields.map(({ field }) => field)} record={record} />
}

interface Props {
  readonly entity: ResolvedEntity
  readonly creating: boolean
  readonly facts: RecordFacts
}

const useSections = ({ entity, creating, facts }: Props) => {
  const all = useFormFields(entity, creating)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields depend on the entity and the user, both fixed while the form is open
  return useMemo(() => {
    const fields = all
      .filter(({ field }) => facts.shown.has(field.name))
      .map(({ field, disabled }) => ({ field: fieldNow(field, facts), disabled }))
    return [undefined, ...entity.groups]
      .map((group) => ({ group, fields: fields.filter(({ field }) => field.group === group) }))
      .filter((section) => section.fields.length > 0)
  }, [entity, creating, facts])
}

const isTable = ([only, ...others]: readonly FormField[]): boolean => only?.field.rows !== undefined && others.length === 0

/** Inputs of all fields that the user may see, in sections by their groups. */
export const FormFields = (props: Props) => {
  const { entity, creating } = props
  const names = useNames()
  const translate = useTranslate()
  const { viewOf } = useViews()
  const sections = useSections(props)
  const layout = useAdmin().screens[entity.id]?.form
  if (layout) return <FieldsLayout entity={entity} creating={creating} layout={layout} sections={sections} />
  return sections.map(({ group, fields }) => {
    const title = group === undefined ? translate('app.form.general') : names.group(entity, group)
    const titled = sections.length > 1 ? title : undefined
    if (isTotals(fields, viewOf)) {
      return (
        <FormSection key={group ?? ''} title={title} content="end">
          <Totals entity={entity} fields={fields} />
        </FormSection>
      )
    }
    return (
      <FormSection key={group ?? ''} title={titled} content={isTable(fields) ? 'under' : undefined}>
        <FieldGrid entity={entity} fields={fields} unlabelled={isTable(fields) && titled !== undefined} />
      </FormSection>
    )
  })
}
