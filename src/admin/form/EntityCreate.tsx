import { useEffect, useMemo, useState } from 'react'
import { Create, type RaRecord, useCreatePath, useRedirect } from 'react-admin'
import { useLocation, useNavigate } from 'react-router-dom'
import { recordText } from '../../fields/recordText.view.ts'
import type { Json } from '../../model/entitySchema.ts'
import type { ResolvedEntity } from '../../model/resolvedEntity.ts'
import { Access } from '../Access.tsx'
import { useAdmin, useEntity, useMay } from '../adminContext.tsx'
import { useNames } from '../names.ts'
import { useNameOfPlace } from '../shell/useNavigation.ts'
import { useWritten } from '../undo/useWritten.tsx'
import { EntityForm } from './EntityForm.tsx'
import { FocusFirst } from './FocusFirst.tsx'
import { searchOfTab } from './FormTabs.tsx'
import { FormToolbar } from './FormToolbar.tsx'
import { initialValues } from './initialValues.ts'
import { SaveAndAdd } from './SaveAndAdd.tsx'
import { StartValues } from './start/StartValues.tsx'
import { startedWith, type Values } from './start/startState.ts'
import { TemplateMenu } from './templates/TemplateMenu.tsx'
import { usePruning } from './useFormValidation.ts'
import { useFailure } from './useSaveFeedback.tsx'

/** Rows register with a value when their grid is loaded: without one from the start, the untouched form would count as changed. */
const emptyRows = ({ fields }: ResolvedEntity) => Object.fromEntries(fields.flatMap(({ name, rows }) => (rows ? [[name, []]] : [])))

/** Values of a saved record that the next one starts with. */
const carriedValues = ({ fields }: ResolvedEntity, record: Readonly<Record<string, Json>>) =>
  Object.fromEntries(fields.flatMap(({ name, schema }) => (schema.carried && record[name] != null ? [[name, record[name]]] : [])))

/** The forms of "save and add another", one after the other. Each begins with its first tab, so that it waits until the address names no other. */
const useRounds = (entity: ResolvedEntity, start: Values) => {
  const { subject } = useAdmin()
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const [{ round, carried }, setRound] = useState({ round: 0, carried: {} })
  const [saved, setSaved] = useState<RaRecord>()
  const untabbed = searchOfTab(search)
  useEffect(() => {
    if (saved === undefined) return
    if (untabbed !== search) return void navigate({ pathname, search: untabbed, hash }, { replace: true, state })
    setSaved(undefined)
    setRound({ round: round + 1, carried: carriedValues(entity, saved) })
  }, [saved, untabbed, pathname, search, hash, state, navigate, round, entity])
  const defaults = useMemo(
    () => ({ ...emptyRows(entity), ...initialValues(entity, subject, new Date()), ...start, ...carried }),
    [entity, subject, start, carried],
  )
  return { round, defaults, next: setSaved }
}

/** The generated page of a new record. */
export const EntityCreate = () => {
  const entity = useEntity()
  const may = useMay()
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const names = useNames()
  const named = useNameOfPlace(pathname)
  const prune = usePruning(entity)
  const onError = useFailure('createFailed')
  const written = useWritten(entity)
  const redirect = useRedirect()
  const path = useCreatePath()
  const { start, back, byKey } = useMemo(() => startedWith(state), [state])
  const { round, defaults, next } = useRounds(entity, start)
  const page = may(entity.id, 'show') ? 'show' : 'list'
  const onSuccess = (record: RaRecord) => {
    written('create', record)
    if (back === undefined) redirect(page, entity.id, record.id, record)
    else void navigate(back, { replace: true })
  }
  const onSaved = (record: RaRecord) => {
    const to = path({ resource: entity.id, type: page, id: record.id })
    written('create', record, undefined, { to, label: recordText(entity, record) })
    next(record)
  }
  return (
    <Create
      disableAuthentication
      title={named ?? names.create(entity)}
      transform={prune}
      component="div"
      sx={{ '& .RaCreate-card': { minWidth: 0 }, '& .RaCreate-main.RaCreate-noActions': { marginTop: 0 } }}
      mutationOptions={{ onSuccess, onError }}
    >
      <Access action="create" />
      <EntityForm
        key={round}
        creating
        defaultValues={defaults}
        toolbar={
          <FormToolbar>
            <SaveAndAdd onSaved={onSaved} onError={onError} />
            {(round > 0 || byKey) && <FocusFirst />}
          </FormToolbar>
        }
      >
        {round === 0 && <StartValues />}
        <TemplateMenu />
      </EntityForm>
    </Create>
  )
}
