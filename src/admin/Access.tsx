import { useAuthenticated, useRequireAccess } from 'react-admin'
import type { Action } from '../model/entitySchema.ts'

interface Props {
  readonly action: Action
}

/**
 * Checks the session and the right, as react-admin's pages do unless `disableAuthentication` is set: they ask for nothing until both checks have
 * ended, and render everything again after each. Routes have checked the known rights (`resources.tsx`), and the server checks each request.
 */
export const Access = ({ action }: Props) => {
  const { isPending } = useAuthenticated()
  useRequireAccess({ action, enabled: !isPending })
  return null
}
