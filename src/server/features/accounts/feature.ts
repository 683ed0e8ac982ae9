import type { Feature } from '../../feature.ts'
import { mayViewAs, reclaimAccount, setAddress, setPassword } from './accountServices.ts'
import { userRules } from './users.rules.ts'

/** Users: who may sign in, their passwords and their addresses. */
export const feature: Feature = {
  rules: (services) => ({ users: userRules(services) }),
  accounts: ({ records }) => ({
    setPassword: setPassword(records),
    setAddress: setAddress(records),
    reclaimAccount: reclaimAccount(records),
    mayViewAs: mayViewAs(records),
  }),
  demo: () => import('./demo.ts'),
}
