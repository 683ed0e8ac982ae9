import { useTranslate } from 'react-admin'
import type { AnswerOf } from '../../model/calls/callContract.ts'
import type { systemCalls } from '../../model/calls/hubCalls.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'

type Reason = Pick<AnswerOf<typeof systemCalls.why>['reasons'][number], 'rule' | 'role' | 'code'>

/** Words for a rule of the policy, or for an obstacle by its error code. */
export const useReason = (): ((reason: Reason) => string) => {
  const texts = useAreaTexts('access')
  const translate = useTranslate()
  const roleName = (role: string | undefined) => (role === undefined ? '' : translate(`resources.users.options.roles.${role}`, { _: role }))
  return ({ rule, role, code }) =>
    code === undefined ? texts(`access.why.rules.${rule}`, { role: roleName(role) }) : translate(`errors.${code}`)
}
