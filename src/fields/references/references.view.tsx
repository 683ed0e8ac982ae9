import { Stack } from '@mui/material'
import { TextInput } from 'react-admin'
import { ChooseMany } from '../chooseMany.view.tsx'
import type { CellProps, FieldView, InputProps } from '../fieldView.ts'
import { raProps } from '../plainInput.view.tsx'
import { ReferenceValue } from '../referenceValue.view.tsx'
import { useViews } from '../viewContext.view.tsx'

/** A cell names this many and counts the rest. */
const NAMED = 3

const Names = ({ field, ids }: { readonly field: CellProps['field']; readonly ids: readonly unknown[] }) => (
  <>
    {ids.map((id) => (
      <ReferenceValue key={String(id)} entity={field.reference?.entity ?? ''} id={String(id)} />
    ))}
  </>
)

const Cell = ({ field, value }: CellProps) => {
  const ids: readonly unknown[] = Array.isArray(value) ? value : []
  return (
    <Stack direction="row" component="span" sx={{ columnGap: 1, alignItems: 'baseline' }}>
      <Names field={field} ids={ids.slice(0, NAMED)} />
      {ids.length > NAMED && <span>+{ids.length - NAMED}</span>}
    </Stack>
  )
}

const Show = ({ field, value }: CellProps) => (
  <Stack direction="row" sx={{ columnGap: 2, rowGap: 0.5, flexWrap: 'wrap' }}>
    <Names field={field} ids={Array.isArray(value) ? value : []} />
  </Stack>
)

const inputOf = (allowsCreation: boolean) =>
  function ReferencesField(input: InputProps) {
    const { model, may } = useViews()
    const { reference } = input.field
    const target = reference && model.entities[reference.entity]
    if (!target || !may(target.id, 'list'))
      return <TextInput {...raProps(input)} disabled format={(ids) => (Array.isArray(ids) ? ids.join(', ') : '')} />
    return <ChooseMany input={input} reference={reference} target={target} creates={allowsCreation && may(target.id, 'create')} />
  }

export const referencesView: FieldView = { Cell, Show, Input: inputOf(true), Filter: inputOf(false) }
