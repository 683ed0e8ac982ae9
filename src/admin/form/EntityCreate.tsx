import { useMemo } from 'react'
import { Create, type RaRecord, useRedirect } from 'react-admin'
import { useLocation } from 'react-router-dom'
import type { ResolvedEntity } from '../../model/resolvedEntity.ts'
import { useAdmin, useEntity, useMay } from '../adminContext.tsx'
import { useNames } from '../names.ts'
import { useNameOfPlace } from '../shell/useNavigation.ts'
import { useWritten } from '../undo/useWritten.tsx'
import { EntityForm } from './EntityForm.tsx'
import { FormToolbar } from './FormToolbar.tsx'
import { initialValues } from './initialValues.ts'
import { usePruning } from './useFormValidation.ts'
import { useFailure } from './useSaveFeedback.tsx'

/** Rows register with a value when their grid is loaded: without one from the start, the untouched form would count as changed. */
const emptyRows = ({ fields }: ResolvedEntity) => Object.fromEntries(fields.flatMap(({ name, rows }) => (rows ? [[name, []]] : [])))

/** The generated page of a new record. */
export const EntityCreate = () => {
  const entity = useEntity()
  const may = useMay()
  const names = useNames()
  const named = useNameOfPlace(useLocation().pathname)
  const { subject } = useAdmin()
  const prune = usePruning(entity)
  const onError = useFailure('createFailed')
  const written = useWritten(entity)
  const redirect = useRedirect()
  const onSuccess = (record: RaRecord) => {
    written('create', record)
    redirect(may(entity.id, 'show') ? 'show' : 'list', entity.id, record.id, record)
  }
  const defaults = useMemo(() => ({ ...emptyRows(entity), ...initialValues(entity, subject, new Date()) }), [entity, subject])
  return (
    <Create
      title={named ?? names.create(entity)}
      transform={prune}
      component="div"
      sx={{ '& .RaCreate-card': { minWidth: 0 }, '& .RaCreate-main.RaCreate-noActions': { marginTop: 0 } }}
      mutationOptions={{ onSuccess, onError }}
    >
      <EntityForm creating defaultValues={defaults} toolbar={<FormToolbar />} />
    </Create>
  )
}
