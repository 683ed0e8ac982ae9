import { Box, Card } from '@mui/material'
import { useContext, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { FieldInput } from '../../fields/fieldInput.view.tsx'
import { useReveal } from '../../fields/shared/inputs/fieldFocus.view.ts'
import { cardSpans } from '../../fields/shared/layout/cardSpans.ts'
import type { ResolvedEntity } from '../../model/resolvedEntity.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { ErrorCount } from '../../ui/ErrorCount.tsx'
import { useNames } from '../names.ts'
import type { FormLayout } from '../screens.ts'
import { FieldGrid, type FormField } from './FieldGrid.tsx'
import { FormSection } from './FormSection.tsx'
import { fieldPlace } from './fieldGrid.ts'
import { UPDATED, UpdatedFields } from './live/updatedFields.ts'
import { countIn, problemsIn } from './problems/problems.ts'

/**
 * The first field, which names the record, is twice as wide as the others. On phones so are references, whose buttons would leave half a name, and texts
 * are smaller, so that numbers of documents fit.
 */
const HEAD = {
  display: 'grid',
  columnGap: 1.5,
  rowGap: 1.25,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(150px, 1fr))' },
  '& > *': { gridColumn: { xs: 'span var(--columns)', sm: 'auto' } },
  '&& > :first-of-type': { gridColumn: 'span 2' },
  '& > :empty': { display: 'none' },
  '& > .updated': UPDATED,
  '& .MuiFormControl-root, & .MuiTextField-root': { marginBlock: 0, minWidth: 0, width: '100%' },
  '& .MuiFormHelperText-root:empty': { display: 'none' },
  '& .MuiInputBase-root': { fontSize: { xs: '0.8125rem', sm: '0.875rem' } },
} as const

const FOLD = { '& > summary': { cursor: 'pointer', fontWeight: 600, py: 0.5 }, '&[open] > summary': { mb: 2 } } as const

interface Props {
  readonly entity: ResolvedEntity
  readonly creating: boolean
  readonly layout: FormLayout
  /** In the order of the groups. */
  readonly sections: readonly { readonly group: string | undefined; readonly fields: readonly FormField[] }[]
}

/** Rarely needed fields, collapsed under their heading; opens if one of them has an error. */
const Folded = ({ entity, sections }: Omit<Props, 'creating' | 'layout'>) => {
  const translate = useTranslate()
  const groupNames = useNames()
  const { errors } = useFormState()
  const [open, setOpen] = useState(false)
  const texts = useAreaTexts('record')
  const fields = sections.flatMap((section) => section.fields.map(({ field }) => field.name))
  const count = countIn(problemsIn(errors), fields)
  useReveal((name) => fields.includes(name) && setOpen(true))
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 }, overflow: 'visible' }}>
      <Box component="details" open={open || count > 0} onToggle={({ currentTarget }) => setOpen(currentTarget.open)} sx={FOLD}>
        <summary>
          {translate('app.form.more')}
          <ErrorCount count={count} label={texts('record.problems', { smart_count: count })} />
        </summary>
        {sections.map(({ group, fields }) => (
          <Box key={group ?? ''} component="fieldset" sx={{ border: 0, p: 0, m: 0, mb: 2.5, minWidth: 0 }}>
            <Box component="legend" sx={{ color: 'text.secondary', fontSize: '0.8125rem', mb: 1, p: 0 }}>
              {group === undefined ? translate('app.form.general') : groupNames.group(entity, group)}
            </Box>
            <FieldGrid entity={entity} fields={fields} />
          </Box>
        ))}
      </Box>
    </Card>
  )
}

/** A form that is mostly rows: the head in a few lines, the rows visible, the rest collapsed. */
export const FieldsLayout = ({ entity, creating, layout, sections }: Props) => {
  const groupNames = useNames()
  const updated = useContext(UpdatedFields)
  const all = sections.flatMap(({ fields }) => fields)
  const head = layout.head.flatMap((name) => all.find(({ field }) => field.name === name) ?? [])
  const short = head.map(({ field, disabled }, at) => at > 0 && (disabled || field.reference === undefined))
  const spans = cardSpans(short, 2)
  const others = sections
    .filter(({ group }) => group === undefined || !layout.without?.includes(group))
    .map(({ group, fields }) => ({ group, fields: fields.filter((one) => !head.includes(one)) }))
    .filter(({ fields }) => fields.length > 0)
  const rows = others.filter(({ fields }) => fields.some(({ field }) => field.rows !== undefined))
  const folded = others.filter((section) => !rows.includes(section))
  return (
    <>
      <Card component="section" sx={{ p: { xs: 2, sm: 2 }, overflow: 'visible' }}>
        <Box sx={HEAD}>
          {head.map(({ field, disabled }, at) => (
            <div
              key={field.name}
              data-field={field.name}
              className={updated.has(field.name) ? 'updated' : undefined}
              style={fieldPlace(spans[at] ?? 1, 1)}
            >
              <FieldInput
                bare
                entity={entity.id}
                field={field}
                source={field.name}
                disabled={disabled}
                autoFocus={creating && field.name === layout.focus}
              />
            </div>
          ))}
        </Box>
      </Card>
      {rows.map(({ group, fields }) => (
        <FormSection key={group ?? ''} title={group === undefined ? undefined : groupNames.group(entity, group)} content="under">
          <FieldGrid entity={entity} fields={fields} unlabelled />
        </FormSection>
      ))}
      {folded.length > 0 && <Folded entity={entity} sections={folded} />}
    </>
  )
}
