import { Box } from '@mui/material'
import type { FieldProps } from '@rjsf/utils'
import { useContext, useState } from 'react'
import type { Json } from '../../model/entitySchema.ts'
import { isMembers } from '../../model/evaluate/kinds.ts'
import { pruned } from '../../model/evaluate/pruned.ts'
import type { Schema, SchemaDocument } from '../../model/evaluate/schemaDocument.ts'
import { seedOf } from '../../model/evaluate/seed.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { BranchChooser } from './BranchChooser.tsx'
import { FoldedPart } from './FoldedPart.tsx'
import { FormDocument } from './formDocument.ts'
import { PartBoundary } from './PartBoundary.tsx'
import { partsOf } from './parts.ts'
import { RenderedPart, SchemaField } from './RenderedPart.tsx'
import { usePartTexts } from './usePartTexts.ts'
import { type Chooser, type Picks, type ValueView, valueView } from './valueView.ts'

/** The value after a change of the branch: removes members of the old branch, sets constants of the new one. */
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

const isNested = ({ schema }: ValueView): boolean => schema.type === 'object' || Array.isArray(schema.items)

const Part = (props: FieldProps & { readonly parts: readonly Schema[] }) => {
  const { parts, ...rest } = props
  const { document, around } = useContext(FormDocument)
  const texts = useAreaTexts('record')
  const translated = usePartTexts()
  const [picks, setPicks] = useState<Picks>(new Map())
  const { schema, formData, fieldPathId, disabled, readonly, onChange } = props
  const given = formData === null ? undefined : formData
  const view = translated(valueView(parts, given, document, picks, schema.title), fieldPathId.path)
  const choose =
    ({ branches }: Chooser) =>
    (index: number) => {
      const next = new Map([...picks, [branches, index] as const])
      setPicks(next)
      onChange(switched(given, branches[index] ?? true, parts, document, next), fieldPathId.path, undefined, fieldPathId.$id)
    }
  const isFolded = isNested(view) && view.described.some((one) => around.has(one))
  const label = String(view.schema.title ?? props.name ?? '')
  const field = isFolded ? <FoldedPart {...rest} view={view} /> : <RenderedPart {...rest} view={view} />
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

/** RJSF's field for any schema, given the one that applies to the current value. Shows an error card where that fails. */
export const PartField = (props: FieldProps) => {
  const parts = partsOf(props.schema)
  if (parts === undefined) return <SchemaField {...props} />
  return (
    <PartBoundary label={props.schema.title ?? props.name}>
      <Part {...props} parts={parts} />
    </PartBoundary>
  )
}
