import { fullName } from '../../../domain/fullName.ts'
import type { DraftMap } from '../../../model/entityMap.ts'
import type { RulesFor } from '../../records/rules.ts'

const derived = ({ firstName, secondName }: DraftMap['customers']) => fullName(firstName ?? '', secondName ?? '')

/** The full name follows first and second name until a user enters another. */
export const rules: RulesFor<'customers'> = {
  derive(next, before) {
    const given = next.fullName ?? ''
    const followed = before !== undefined && given === derived(before) && given === before.fullName
    return given === '' || followed ? { ...next, fullName: derived(next) || null } : next
  },
}
