import Add from '@mui/icons-material/Add'
import ExpandMore from '@mui/icons-material/ExpandMore'
import { Accordion, AccordionDetails, AccordionSummary, Box, Button, MenuItem, TextField, Typography } from '@mui/material'
import { getDefaultRegistry } from '@rjsf/core'
import { ADDITIONAL_PROPERTY_FLAG, type Field, type FieldProps } from '@rjsf/utils'
import { createContext, useContext, useMemo, useState } from 'react'
import type { FieldSchema, Json } from '../../model/entitySchema.ts'
import { together } from '../../model/evaluate/alternatives.ts'
import { isItems, isMembers } from '../../model/evaluate/kinds.ts'
import { pruned } from '../../model/evaluate/pruned.ts'
import { NO_DOCUMENT, type Schema, type SchemaDocument } from '../../model/evaluate/schemaDocument.ts'
import { seedOf } from '../../model/evaluate/seed.ts'
import { type Texts, useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { PartBoundary } from './PartBoundary.tsx'
import { type Chooser, type Picks, partsOf, type ValueView, valueView } from './valueView.ts'

const rjsfField = (): Field => {
  const { SchemaField } = getDefaultRegistry().fields
  if (SchemaField === undefined) throw new Error('RJSF has no SchemaField')
  return SchemaField
}

const SchemaField = rjsfField()

/** What the whole form is made from, and which schemas stand around a part: one of these again holds itself. */
export const FormDocument = createContext<{ readonly document: SchemaDocument; readonly around: ReadonlySet<FieldSchema> }>({
  document: NO_DOCUMENT,
  around: new Set(),
})

const labelOf = (branch: Schema, index: number, document: SchemaDocument, texts: Texts): string => {
  const parts = together(branch, document)
  const title = parts.map((part) => part.title).find((one) => one !== undefined)
  const [type] = parts.flatMap((part) => part.type ?? [])
  return title ?? (type === undefined ? texts('record.form.OptionPrefix').replace('%1', String(index + 1)) : texts(`record.kinds.${type}`))
}

interface ChooserProps {
  readonly id: string
  readonly label: string
  readonly chooser: Chooser
  readonly disabled: boolean
  readonly onChoose: (index: number) => void
}

const BranchChooser = ({ id, label, chooser: { branches, chosen }, disabled, onChoose }: ChooserProps) => {
  const texts = useAreaTexts('record')
  const { document } = useContext(FormDocument)
  return (
    <TextField
      select
      fullWidth
      id={id}
      label={label}
      value={chosen}
      disabled={disabled}
      onChange={({ target }) => onChoose(Number(target.value))}
    >
      {branches.map((branch, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a branch is its position
        <MenuItem key={index} value={index}>
          {labelOf(branch, index, document, texts)}
        </MenuItem>
      ))}
    </TextField>
  )
}

/** The value when another branch is chosen: what does not belong to it goes, what it fixes comes. */
const switched = (
  value: Json | undefined,
  branch: Schema,
  schemas: readonly Schema[],
  document: SchemaDocument,
  picks: Picks,
): Json | undefined => {
  const reading = { document, choose: ({ branches }: { readonly branches: readonly Schema[] }) => picks.get(branches) }
  const seed = seedOf([branch], reading)
  if (isMembers(value) && isMembers(seed)) {
    const kept = pruned(schemas, value, reading)
    return isMembers(kept) ? { ...kept, ...seed } : seed
  }
  return seed
}

/** What somebody sees of a folded part: its first text. */
const summaryOf = (value: unknown): string => {
  if (!isMembers(value)) return ''
  return Object.values(value).find((inner): inner is string => typeof inner === 'string') ?? ''
}

const FOLD = {
  backgroundColor: 'transparent',
  border: '1px solid var(--line)',
  borderRadius: '12px',
  '&::before': { display: 'none' },
} as const

/** A part that holds parts of its own kind: a tree whose branches are rendered as they are unfolded. */
const Branch = (props: FieldProps & { readonly view: ValueView }) => {
  const { view, formData, disabled, readonly, fieldPathId, onChange } = props
  const texts = useAreaTexts('record')
  const { document } = useContext(FormDocument)
  const [open, setOpen] = useState(false)
  const label = String(view.schema.title ?? props.name ?? texts('record.part'))
  if (formData === undefined || formData === null) {
    const add = () => {
      setOpen(true)
      onChange(
        seedOf(partsOf(props.schema) ?? [], { document }) ?? (view.schema.type === 'array' ? [] : {}),
        fieldPathId.path,
        undefined,
        fieldPathId.$id,
      )
    }
    return (
      <Button size="small" variant="outlined" startIcon={<Add />} disabled={Boolean(disabled || readonly)} onClick={add}>
        {texts('record.addPart', { label })}
      </Button>
    )
  }
  return (
    <Accordion
      disableGutters
      elevation={0}
      expanded={open}
      onChange={(_, next) => setOpen(next)}
      slotProps={{ transition: { unmountOnExit: true } }}
      sx={FOLD}
    >
      <AccordionSummary expandIcon={<ExpandMore />}>
        <Typography component="span" variant="subtitle2">
          {[label, summaryOf(formData)].filter((text) => text !== '').join(': ')}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>{open && <Rendered {...props} />}</AccordionDetails>
    </Accordion>
  )
}

const padded = (value: unknown, { schema }: ValueView): unknown => {
  if (!Array.isArray(schema.items)) return value
  const items = isItems(value) ? value : []
  return [...items, ...Array.from({ length: Math.max(0, schema.items.length - items.length) }, () => undefined)]
}

const Rendered = ({ view, ...props }: FieldProps & { readonly view: ValueView }) => {
  const { document, around } = useContext(FormDocument)
  const inside = useMemo(() => ({ document, around: new Set([...around, ...view.described]) }), [document, around, view.described])
  const { optionNames } = view
  const schema = ADDITIONAL_PROPERTY_FLAG in props.schema ? { ...view.schema, [ADDITIONAL_PROPERTY_FLAG]: true } : view.schema
  const uiSchema = optionNames ? { ...props.uiSchema, 'ui:enumNames': [...optionNames] } : props.uiSchema
  return (
    <FormDocument value={inside}>
      <SchemaField {...props} {...(uiSchema && { uiSchema })} schema={schema} formData={padded(props.formData, view)} />
    </FormDocument>
  )
}

const isNested = ({ schema }: ValueView): boolean => schema.type === 'object' || Array.isArray(schema.items)

const Part = (props: FieldProps & { readonly parts: readonly Schema[] }) => {
  const { parts, ...rest } = props
  const { document, around } = useContext(FormDocument)
  const texts = useAreaTexts('record')
  const [picks, setPicks] = useState<Picks>(new Map())
  const { schema, formData, fieldPathId, disabled, readonly, onChange } = props
  const given = formData === null ? undefined : formData
  const view = valueView(parts, given, document, picks, schema.title)
  const choose =
    ({ branches }: Chooser) =>
    (index: number) => {
      const next = new Map([...picks, [branches, index] as const])
      setPicks(next)
      onChange(switched(given, branches[index] ?? true, parts, document, next), fieldPathId.path, undefined, fieldPathId.$id)
    }
  const isFolded = isNested(view) && view.described.some((one) => around.has(one))
  const label = String(view.schema.title ?? props.name ?? '')
  const field = isFolded ? <Branch {...rest} view={view} /> : <Rendered {...rest} view={view} />
  if (view.choosers.length === 0) return field
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {view.choosers.map((chooser, index) => (
        <BranchChooser
          // biome-ignore lint/suspicious/noArrayIndexKey: choosers follow the schema
          key={index}
          id={`${fieldPathId.$id}__branch${index}`}
          label={[label, texts('record.form.Type')].filter((text) => text !== '').join(': ')}
          chooser={chooser}
          disabled={Boolean(disabled || readonly)}
          onChoose={choose(chooser)}
        />
      ))}
      {field}
    </Box>
  )
}

/** RJSF's field for any schema, given the one that applies to the value at hand. What can't be shown is an error card in its place. */
export const PartField = (props: FieldProps) => {
  const parts = partsOf(props.schema)
  if (parts === undefined) return <SchemaField {...props} />
  return (
    <PartBoundary label={props.schema.title ?? props.name}>
      <Part {...props} parts={parts} />
    </PartBoundary>
  )
}
