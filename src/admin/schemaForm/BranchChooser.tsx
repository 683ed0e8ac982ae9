import { MenuItem, TextField } from '@mui/material'
import { useContext } from 'react'
import { conjuncts } from '../../model/evaluate/alternatives.ts'
import type { Schema, SchemaDocument } from '../../model/evaluate/schemaDocument.ts'
import { type Texts, useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { FormDocument } from './formDocument.ts'
import type { Chooser } from './valueView.ts'

const labelOf = (branch: Schema, index: number, document: SchemaDocument, texts: Texts): string => {
  const parts = conjuncts(branch, document)
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

/** Lets the user choose which of several alternatives a value follows. */
export const BranchChooser = ({ id, label, chooser: { branches, chosen }, disabled, onChoose }: ChooserProps) => {
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
