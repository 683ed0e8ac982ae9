import { fullName } from '../../../domain/fullName.ts'
import type { EntityRules } from '../../records/rules.ts'
import { fieldValue, same, type Values } from '../../records/values.ts'

const text = (record: Values | undefined, name: string) => {
  const value = fieldValue(record, name)
  return typeof value === 'string' ? value : ''
}

const derived = (record: Values | undefined) => fullName(text(record, 'firstName'), text(record, 'secondName'))

/** The full name follows first and second name until somebody gives another. */
export const rules: EntityRules = {
  complete(next, before) {
    const given = text(next, 'fullName')
    const followed = before !== undefined && same(given, derived(before)) && same(given, fieldValue(before, 'fullName'))
    return given === '' || followed ? { ...next, fullName: derived(next) || null } : next
  },
}
