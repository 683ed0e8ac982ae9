import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import type { Model } from '../../model/resolvedEntity.ts'
import type { Subject } from '../../model/subject.ts'
import { isKnown, mayOpen } from './access.ts'

interface Props {
  readonly model: Model
  readonly subject: Subject
  readonly children: ReactNode
}

/** Redirects unknown paths to the root, and paths that the user may not open to `/access-denied` (specification, sections 2 and 5). */
export const RouteGuard = ({ model, subject, children }: Props) => {
  const { pathname } = useLocation()
  if (!isKnown(pathname, model)) return <Navigate to="/" replace />
  if (!mayOpen(pathname, model, subject)) return <Navigate to="/access-denied" replace />
  return children
}
