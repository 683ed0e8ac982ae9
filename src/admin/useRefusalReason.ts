import { useTranslate } from 'react-admin'
import { useFieldLabel } from '../fields/labels.view.tsx'
import type { ResolvedEntity } from '../model/resolvedEntity.ts'
import { errorMessage } from '../providers/data/fieldMessages.ts'
import type { Refusal } from '../providers/data/refusal.ts'
import { refusalText } from '../providers/data/translateRefusal.ts'
import { useLabelled } from '../providers/i18n/useLabelled.ts'
import { useEntity } from './adminContext.tsx'
import { useConfirmationText } from './confirm/useConfirmationText.ts'

/** Maximum number of listed errors. */
const MAX_LISTED = 3

/** Maximum number of listed rows of one error. */
const MAX_ROWS = 10

/** Code whose text asks whether to continue, which a list of what was refused does not. */
const QUESTION = 'operationWarn'

interface Place {
  /** Empty for the record as a whole. */
  readonly label: string
  /** From 1. */
  readonly row: number | undefined
}

interface Mistake extends Place {
  readonly text: string
}

const fieldAt = ({ fieldsByName }: ResolvedEntity, [name = '', , inRow]: readonly string[]) => {
  const field = fieldsByName[name]
  return inRow === undefined ? field : field?.rows?.find((column) => column.name === inRow)
}

/** Text for a refused record outside a form: the reason, or the field errors. */
export const useRefusalReason = () => {
  const translate = useTranslate()
  const labelOf = useFieldLabel()
  const entity = useEntity()
  const consequence = useConfirmationText()
  const labelled = useLabelled()

  const placeOf = (path: string): Place => {
    const steps = path.split('.')
    const field = fieldAt(entity, steps)
    return { label: field ? labelOf(entity.id, field) : '', row: field && steps.length > 1 ? Number(steps[1]) + 1 : undefined }
  }
  /** One mistake of a field, in one row or in several. */
  const sentenceOf = ([first, ...others]: readonly Mistake[]): string => {
    if (!first || first.label === '') return first?.text ?? ''
    if (first.row === undefined) return labelled(first.label, first.text)
    const rows = [first, ...others].map(({ row }) => row)
    const number = [...rows.slice(0, MAX_ROWS), ...(rows.length > MAX_ROWS ? ['…'] : [])].join(', ')
    return labelled(translate(rows.length > 1 ? 'app.form.inRows' : 'app.form.inRow', { number, field: first.label }), first.text)
  }
  return (refusal: Refusal): string => {
    const { code, confirmation, about, details = {} } = refusal
    const found = Object.entries(details).map(([path, error]): Mistake => {
      const text = errorMessage(translate, entity.id, { path, ...error })
      return { ...placeOf(path), text: translate(text.message, text.args) }
    })
    const alike = Map.groupBy(found, ({ label, row, text }) => `${row === undefined} ${label} ${text}`)
    const mistakes = [...alike.values()].map(sentenceOf)
    const reason = refusalText(translate, entity.id, refusal, translate('errors.requestFailed'))
    const because = consequence(confirmation, about)
    if (mistakes.length === 0) return because !== '' && code === QUESTION ? because : `${because} ${reason}`.trim()
    const more = mistakes.length > MAX_LISTED ? [translate('app.form.moreMistakes', { smart_count: mistakes.length - MAX_LISTED })] : []
    return [...mistakes.slice(0, MAX_LISTED), ...more].join(' · ')
  }
}
