import Add from '@mui/icons-material/Add'
import { IconButton, type IconButtonProps } from '@mui/material'
import { LinkBase, useCreatePath } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { writable } from '../../../model/policy.ts'
import type { ResolvedField } from '../../../model/resolvedEntity.ts'
import { useLabelled } from '../../../providers/i18n/useLabelled.ts'
import { useAdmin, useEntity, useMay } from '../../adminContext.tsx'
import { startState } from '../../form/start/startState.ts'
import { useNames } from '../../names.ts'

interface Props extends Pick<IconButtonProps, 'id' | 'className' | 'tabIndex' | 'aria-labelledby' | 'sx'> {
  readonly field: ResolvedField
  /** Values that the form begins with. */
  readonly start: Readonly<Record<string, unknown>>
  /** Where the record will be, said after the button's name. */
  readonly place?: string
}

/** Creates a record in a column or on a day, if the user may. Saving it leads back here. */
export const AddRecord = ({ field, start, place, ...button }: Props) => {
  const entity = useEntity()
  const may = useMay()
  const { subject } = useAdmin()
  const path = useCreatePath()
  const { pathname, search } = useLocation()
  const label = useNames().create(entity)
  const labelled = useLabelled()
  if (!may(entity.id, 'create') || !writable(field, subject, true)) return null
  return (
    <IconButton
      {...button}
      size="small"
      component={LinkBase}
      to={path({ resource: entity.id, type: 'create' })}
      state={startState(start, `${pathname}${search}`)}
      aria-label={place === undefined ? label : labelled(label, place)}
      title={label}
    >
      <Add fontSize="inherit" />
    </IconButton>
  )
}
