import { memo, useMemo } from 'react'
import { useRecordContext, useTranslate } from 'react-admin'
import type { FieldView } from '../../fields/fieldView.ts'
import { useViews } from '../../fields/viewContext.view.tsx'
import type { Json } from '../../model/entitySchema.ts'
import type { ResolvedEntity, ResolvedField } from '../../model/resolvedEntity.ts'
import type { RecordFacts } from '../../model/validate/validatorCore.ts'
import { useAdmin, useFormFields } from '../adminContext.tsx'
import { useNames } from '../names.ts'
import { TotalsList } from '../show/TotalsList.tsx'
import { useComputedNumbers } from './ComputedField.tsx'
import { FieldGrid, type FormField } from './FieldGrid.tsx'
import { FieldsLayout } from './FieldsLayout.tsx'
import { FormSection } from './FormSection.tsx'
import { FormTabs } from './FormTabs.tsx'
import { FormAlert } from './problems/FormAlert.tsx'
import { fieldNow, useRecordFacts } from './useRecordFacts.ts'

interface Section {
  readonly group: string | undefined
  readonly fields: readonly FormField[]
}

/** Whether all fields are read-only numbers: they are shown as totals instead of inputs. */
const isTotals = (fields: readonly FormField[], viewOf: (field: ResolvedField) => FieldView): boolean =>
  fields.length > 1 && fields.every(({ field, disabled }) => disabled && viewOf(field).numeric === true)

/** Computed values: of the saved record, and those of the schema as they will be stored. */
const Totals = ({ entity, fields }: { readonly entity: ResolvedEntity; readonly fields: readonly FormField[] }) => {
  const record = useRecordContext<Record<string, Json> & { readonly id: string }>() ?? {}
  const computed = useComputedNumbers(entity)
  return <TotalsList entity={entity} fields={fields.map(({ field }) => field)} record={{ ...record, ...computed }} />
}

const useSections = (entity: ResolvedEntity, creating: boolean, facts: RecordFacts): readonly Section[] => {
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

interface PartProps extends Section {
  readonly entity: ResolvedEntity
  /** Whether the form has only this section, which then has no heading. */
  readonly alone: boolean
}

const Part = ({ entity, group, fields, alone }: PartProps) => {
  const names = useNames()
  const translate = useTranslate()
  const { viewOf } = useViews()
  const title = group === undefined ? translate('app.form.general') : names.group(entity, group)
  const titled = alone ? undefined : title
  if (isTotals(fields, viewOf)) {
    return (
      <FormSection title={title} content="end">
        <Totals entity={entity} fields={fields} />
      </FormSection>
    )
  }
  return (
    <FormSection title={titled} content={isTable(fields) ? 'under' : undefined}>
      <FieldGrid entity={entity} fields={fields} unlabelled={isTable(fields) && titled !== undefined} />
    </FormSection>
  )
}

interface SectionsProps {
  readonly entity: ResolvedEntity
  readonly creating: boolean
  readonly sections: readonly Section[]
  /** Whether the form is a page, whose address names the open tab. */
  readonly paged: boolean
}

const Sections = ({ entity, creating, sections, paged }: SectionsProps) => {
  const layout = useAdmin().screens[entity.id]?.form
  if (layout) return <FieldsLayout entity={entity} creating={creating} layout={layout} sections={sections} />
  const partOf = ({ group, fields }: Section) => (
    <Part key={group ?? ''} entity={entity} group={group} fields={fields} alone={sections.length === 1} />
  )
  const tabs = (entity.tabs ?? []).flatMap(({ name, groups }) => {
    const own = sections.filter(({ group }) => groups.includes(group))
    const fields = own.flatMap((section) => section.fields.map(({ field }) => field.name))
    return own.length === 0 ? [] : [{ name, fields, content: own.map(partOf) }]
  })
  return tabs.length > 1 ? <FormTabs entity={entity} tabs={tabs} addressed={paged} /> : sections.map(partOf)
}

/** Names of the fields with an input, where errors are shown. */
const useInputs = (entity: ResolvedEntity, sections: readonly Section[]): readonly string[] => {
  const without = useAdmin().screens[entity.id]?.form?.without ?? []
  return sections
    .filter(({ group }) => group === undefined || !without.includes(group))
    .flatMap(({ fields }) => fields.filter(({ disabled }) => !disabled))
    .map(({ field }) => field.name)
}

interface Props extends Omit<SectionsProps, 'sections'> {
  readonly facts: RecordFacts
}

/** Memoized: the facts are looked for at each keystroke, and rarely change. */
const Applicable = memo(function Applicable({ entity, creating, paged, facts }: Props) {
  const sections = useSections(entity, creating, facts)
  const inputs = useInputs(entity, sections)
  return (
    <>
      <FormAlert entity={entity} inputs={inputs} />
      <Sections entity={entity} creating={creating} sections={sections} paged={paged} />
    </>
  )
})

/** Inputs of all fields that the user may see, in sections by their groups, and above them the errors of others. */
export const FormFields = (props: Omit<Props, 'facts'>) => <Applicable {...props} facts={useRecordFacts(props.entity)} />
