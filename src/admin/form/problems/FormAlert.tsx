import { Alert, Box, Link } from '@mui/material'
import type { MouseEvent } from 'react'
import { useTranslate, ValidationError } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { useFieldLabel } from '../../../fields/labels.view.tsx'
import { humanize } from '../../../model/naming.ts'
import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import { useLabelled } from '../../../providers/i18n/useLabelled.ts'
import { type FieldProblem, fieldIn, inOrder, problemsIn } from './problems.ts'
import { useFocusOn } from './useFocusOn.ts'

const LIST = { m: 0, mt: 0.5, p: 0, listStyle: 'none', display: 'grid', gap: 0.25, maxHeight: 240, overflow: 'auto' } as const

/** Label of the field at a path, with the number of its row; that of a field which only the server knows is made of its name. */
const useProblemLabel = (entity: ResolvedEntity) => {
  const translate = useTranslate()
  const labelOf = useFieldLabel()
  return (path: string): string | undefined => {
    if (path === '') return undefined
    const [name = '', row = '', column] = path.split('.')
    const field = entity.fieldsByName[name]
    const inRow = field?.rows?.find((each) => each.name === column)
    if (inRow) return translate('app.form.inRow', { number: Number(row) + 1, field: labelOf(entity.id, inRow) })
    return field ? labelOf(entity.id, field) : humanize(name)
  }
}

interface ProblemsProps {
  readonly entity: ResolvedEntity
  readonly problems: readonly FieldProblem[]
}

const Messages = ({ entity, problems }: ProblemsProps) => {
  const labelled = useLabelled()
  const labelOf = useProblemLabel(entity)
  return problems.map(({ path, message }) => {
    const label = labelOf(path)
    return (
      <div key={path}>
        {label !== undefined && labelled(label)}
        <ValidationError error={message} />
      </div>
    )
  })
}

const Links = ({ entity, problems }: ProblemsProps) => {
  const labelOf = useProblemLabel(entity)
  const focusOn = useFocusOn()
  const go = (path: string) => (event: MouseEvent<HTMLElement>) => focusOn(event.currentTarget.closest('form'), path)
  return (
    <Box component="ul" sx={LIST}>
      {problems.map(({ path, message }) => (
        <li key={path}>
          <Link component="button" type="button" color="inherit" onClick={go(path)} sx={{ fontWeight: 600, verticalAlign: 'baseline' }}>
            {labelOf(path)}
          </Link>{' '}
          <ValidationError error={message} />
        </li>
      ))}
    </Box>
  )
}

interface Props {
  readonly entity: ResolvedEntity
  /** Names of the fields that have an input here. */
  readonly inputs: readonly string[]
}

/**
 * Above the form: why it could not be saved. Errors of the record as a whole and of fields without an input here are only here; after an attempt to save with
 * several wrong inputs, links lead to them.
 */
export const FormAlert = ({ entity, inputs }: Props) => {
  const translate = useTranslate()
  const { errors, submitCount } = useFormState()
  const problems = inOrder(entity, problemsIn(errors))
  const { root: { record } = {} } = errors
  const whole = record?.message ? [{ path: '', message: record.message }] : []
  const unshown = [...whole, ...problems.filter(({ path }) => !inputs.includes(fieldIn(path)))]
  const linked = submitCount === 0 ? [] : problems.filter(({ path }) => inputs.includes(fieldIn(path)))
  const isSummary = linked.length > 1
  if (unshown.length === 0 && !isSummary) return null
  return (
    <Alert severity="error" role="group" aria-label={translate('app.form.checkFields')} sx={{ mb: 2 }}>
      {/* The links are not announced again whenever one of them is mended. */}
      <div role="alert">
        {isSummary && <Box sx={{ fontWeight: 600 }}>{translate('app.form.checkFields')}</Box>}
        <Messages entity={entity} problems={unshown} />
      </div>
      {isSummary && <Links entity={entity} problems={linked} />}
    </Alert>
  )
}
