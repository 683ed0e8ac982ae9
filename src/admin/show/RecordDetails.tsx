import { Box } from '@mui/material'
import { type RaRecord, useRecordContext, useTranslate } from 'react-admin'
import { FieldValue } from '../../fields/fieldValue.view.tsx'
import { useViews } from '../../fields/viewContext.view.tsx'
import type { FieldTab, ResolvedEntity, ResolvedField } from '../../model/resolvedEntity.ts'
import { isBlankOrEmptyList } from '../../model/values/isBlank.ts'
import { useEntity, useReadable } from '../adminContext.tsx'
import { FormSection } from '../form/FormSection.tsx'
import { FORM } from '../form/fieldGrid.ts'
import { fieldNow } from '../form/useRecordFacts.ts'
import { useValidator } from '../form/useValidator.ts'
import { useNames } from '../names.ts'
import { RecordFields } from './RecordFields.tsx'
import { RecordMeta } from './RecordMeta.tsx'
import { TotalsList } from './TotalsList.tsx'

export { RecordFields } from './RecordFields.tsx'

interface Section {
  readonly title: string
  readonly fields: readonly ResolvedField[]
  /** A `table` of rows takes the whole width; `totals` (computed values) are beside the `facts`. */
  readonly kind: 'facts' | 'table' | 'totals'
}

type Groups = FieldTab['groups']

const COLUMN = { display: 'flex', flexDirection: 'column', gap: { xs: 2, lg: 2.5 }, minWidth: 0 } as const

const PAGE = { display: 'grid', gap: { xs: 2, lg: 2.5 }, gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'start' } as const

const PAGE_WITH_TOTALS = { ...PAGE, '@container form (min-width: 860px)': { gridTemplateColumns: 'minmax(0, 1fr) 280px' } } as const

const FULL_WIDTH = { ...COLUMN, gridColumn: '1 / -1' } as const

const useKind = () => {
  const { viewOf } = useViews()
  return (fields: readonly ResolvedField[]): Section['kind'] => {
    if (fields.length === 1 && fields[0]?.rows !== undefined) return 'table'
    return fields.length > 1 && fields.every((field) => field.readOnly && viewOf(field).numeric) ? 'totals' : 'facts'
  }
}

/** Sections by groups, without fields hidden by conditions, and without empty sections. */
const useSections = (entity: ResolvedEntity, groups: Groups, record: RaRecord | undefined): readonly Section[] => {
  const names = useNames()
  const translate = useTranslate()
  const kindOf = useKind()
  const readable = useReadable(entity.fields)
  const validator = useValidator(entity.id)
  const facts = record && entity.shape !== undefined ? validator?.facts(record) : undefined
  const fields = facts ? readable.filter(({ name }) => facts.shown.has(name)).map((field) => fieldNow(field, facts)) : readable
  return groups
    .map((group) => ({
      title: group === undefined ? translate('app.form.general') : names.group(entity, group),
      fields: fields.filter((field) => field.group === group),
    }))
    .filter((section) => section.fields.some(({ name }) => !isBlankOrEmptyList(record?.[name])))
    .map((section) => ({ ...section, kind: kindOf(section.fields) }))
}

interface PartProps {
  readonly entity: ResolvedEntity
  readonly record: RaRecord
  readonly section: Section
}

const Part = ({ entity, record, section: { title, fields, kind } }: PartProps) => (
  <FormSection title={title} content={kind === 'facts' ? undefined : 'under'}>
    {kind === 'facts' && <RecordFields entity={entity} fields={fields} record={record} />}
    {kind === 'totals' && <TotalsList entity={entity} fields={fields} record={record} />}
    {kind === 'table' &&
      fields.map((field) => (
        <FieldValue key={field.name} full entity={entity.id} field={field} value={record[field.name]} record={record} />
      ))}
  </FormSection>
)

interface Props {
  /** Groups of the shown fields; by default all, and the fields without one. */
  readonly groups?: Groups
}

/** A record's values in sections by groups, computed values beside them, child tables and times of creation and change below. */
export const RecordDetails = ({ groups }: Props) => {
  const entity = useEntity()
  const record = useRecordContext<RaRecord>()
  const sections = useSections(entity, groups ?? [undefined, ...entity.groups], record)
  if (!record) return null
  const part = (section: Section) => <Part key={section.title} entity={entity} record={record} section={section} />
  const beside = sections.filter(({ kind }) => kind === 'totals')
  const others = sections.filter(({ kind }) => kind !== 'totals')
  const table = others.findIndex(({ kind }) => kind === 'table')
  const [above, below] = table < 1 ? [others, []] : [others.slice(0, table), others.slice(table)]
  return (
    <Box sx={FORM}>
      <Box sx={beside.length > 0 ? PAGE_WITH_TOTALS : PAGE}>
        <Box sx={COLUMN}>{above.map(part)}</Box>
        {beside.length > 0 && <Box sx={COLUMN}>{beside.map(part)}</Box>}
        <Box sx={FULL_WIDTH}>
          {below.map(part)}
          {groups?.includes(undefined) !== false && <RecordMeta />}
        </Box>
      </Box>
    </Box>
  )
}
