import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { useViews } from '../../fields/viewContext.view.tsx'
import type { ResolvedEntity } from '../../model/resolvedEntity.ts'
import { useFormFields } from '../adminContext.tsx'
import { useNames } from '../names.ts'
import { FieldGrid, type FormField } from './FieldGrid.tsx'
import { FormSection } from './FormSection.tsx'
import { isTotals, Totals } from './Totals.tsx'
import { useVisibleFields } from './useVisibleFields.ts'

interface Props {
  readonly entity: ResolvedEntity
  readonly creating: boolean
}

const useSections = (entity: ResolvedEntity, creating: boolean) => {
  const shown = useVisibleFields(entity)
  const all = useFormFields(entity, creating)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields depend on the entity and the user, both fixed while the form is open
  return useMemo(() => {
    const fields = all.filter(({ field }) => shown.has(field.name))
    return [undefined, ...entity.groups]
      .map((group) => ({ group, fields: fields.filter(({ field }) => field.group === group) }))
      .filter((section) => section.fields.length > 0)
  }, [entity, creating, shown])
}

const isTable = ([only, ...others]: readonly FormField[]): boolean => only?.field.rows !== undefined && others.length === 0

/** Inputs of all fields that the user may see, in sections by their groups. */
export const FormFields = ({ entity, creating }: Props) => {
  const names = useNames()
  const translate = useTranslate()
  const { viewOf } = useViews()
  const sections = useSections(entity, creating)
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
