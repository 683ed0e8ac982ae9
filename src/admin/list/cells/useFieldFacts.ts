import { type RaRecord, useTranslate } from 'react-admin'
import type { ResolvedField } from '../../../model/resolvedEntity.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { useAdmin, useEntity } from '../../adminContext.tsx'
import { fieldNow } from '../../form/useRecordFacts.ts'
import { useValidator } from '../../form/useValidator.ts'
import { cellRefusal, columnRefusal } from './cellRefusal.ts'

/** The text of a refusal's key. */
const useRefusalText = () => {
  const translate = useTranslate()
  const texts = useAreaTexts('keys')
  return (key: string | undefined): string | undefined => (key?.startsWith('keys.') ? texts(key) : key && translate(key))
}

/** Why a field can be edited in no record of the list; undefined if it can. */
export const useColumnRefusal = (field: ResolvedField): string | undefined => {
  const entity = useEntity()
  const { subject } = useAdmin()
  return useRefusalText()(columnRefusal({ entity, field, subject }))
}

/** A field as it is for the values of a record, and why it can't be edited there. */
export const useFieldFacts = () => {
  const entity = useEntity()
  const { subject } = useAdmin()
  const textOf = useRefusalText()
  const validator = useValidator(entity.id)
  return (record: RaRecord, field: ResolvedField) => {
    const facts = entity.shape === undefined ? undefined : validator?.facts(record)
    const isUnknown = field.conditional && facts === undefined
    const applies = !field.conditional || isUnknown || facts?.shown.has(field.name) === true
    const refusal = textOf(cellRefusal({ entity, field, record, subject, applies }) ?? (isUnknown ? 'errors.notLoaded' : undefined))
    return { field: facts ? fieldNow(field, facts) : field, refusal }
  }
}
