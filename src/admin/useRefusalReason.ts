import { useTranslate } from 'react-admin'
import { useFieldLabel } from '../fields/labels.view.tsx'
import type { ResolvedEntity } from '../model/resolvedEntity.ts'
import { errorMessage } from '../providers/data/fieldMessages.ts'
import type { Refusal } from '../providers/data/refusal.ts'
import { useEntity } from './adminContext.tsx'

/** Maximum number of listed errors. */
const MOST_LISTED = 3

const fieldAt = ({ fieldsByName }: ResolvedEntity, [name = '', , inRow]: readonly string[]) => {
  const field = fieldsByName[name]
  return inRow === undefined ? field : field?.rows?.find((column) => column.name === inRow)
}

/** Text for a refused record outside a form: the reason, or the field errors. */
export const useRefusalReason = () => {
  const translate = useTranslate()
  const labelOf = useFieldLabel()
  const entity = useEntity()

  const place = (path: string): string => {
    const steps = path.split('.')
    const field = fieldAt(entity, steps)
    if (!field) return ''
    const label = labelOf(entity.id, field)
    return `${steps.length > 1 ? translate('app.form.inRow', { number: Number(steps[1]) + 1, field: label }) : label}: `
  }
  /** Operation control forbids the operation: the text names its consequence. */
  const stopped = (confirmation: string): string => translate(`app.operations.confirmations.${confirmation}`, { _: '' })
  return ({ code, message, params, confirmation, details = {} }: Refusal): string => {
    const mistakes = Object.entries(details).map(([path, error]) => {
      const text = errorMessage(translate, entity.id, { path, ...error })
      return `${place(path)}${translate(text.message, text.args)}`
    })
    const reason = translate(`errors.${code}`, { ...params, _: message ?? translate('errors.requestFailed') })
    if (mistakes.length === 0) return `${confirmation ? stopped(confirmation) : ''} ${reason}`.trim()
    const more = mistakes.length > MOST_LISTED ? [translate('app.form.moreMistakes', { smart_count: mistakes.length - MOST_LISTED })] : []
    return [...mistakes.slice(0, MOST_LISTED), ...more].join(' · ')
  }
}
