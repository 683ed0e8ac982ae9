import { MenuItem, TextField } from '@mui/material'
import type { ReactNode } from 'react'
import { FieldTitle, InputHelperText, useInput } from 'react-admin'
import { useAdmin } from '../../../admin/adminContext.tsx'
import { useSavedViews } from '../../../admin/list/views/savedViews.ts'
import { useNames } from '../../../admin/names.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'

interface Props {
  readonly source: string
  readonly label?: string | false
  readonly helperText?: ReactNode
}

/** The saved view that is mailed, of those that the user may open. */
const ViewInput = ({ source, label, helperText }: Props) => {
  const t = useAreaTexts('views')
  const { model } = useAdmin()
  const names = useNames()
  const { id, field, fieldState, isRequired } = useInput({ source })
  const { data: views = [] } = useSavedViews()
  const error = fieldState.error?.message
  const value = typeof field.value === 'string' ? field.value : ''
  const isGone = value !== '' && !views.some((view) => view.id === value)
  return (
    <TextField
      {...field}
      id={id}
      select
      fullWidth
      value={value}
      label={<FieldTitle label={label} source={source} isRequired={isRequired} />}
      error={fieldState.invalid}
      helperText={<InputHelperText error={error} helperText={helperText} />}
    >
      {isGone && <MenuItem value={value}>{t('views.gone')}</MenuItem>}
      {views.map((view) => {
        const entity = model.entities[view.entity]
        return (
          <MenuItem key={view.id} value={view.id}>
            <bdi>{entity ? `${names.entity(entity, 2)} – ${view.name}` : view.name}</bdi>
          </MenuItem>
        )
      })}
    </TextField>
  )
}

export default ViewInput
