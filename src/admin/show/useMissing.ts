import { useNotify, useRedirect } from 'react-admin'
import { useEntity } from '../adminContext.tsx'

/** For a record that can't be shown: says why, in its entity's own words where it has some, and goes back to the list. */
export const useMissing = () => {
  const notify = useNotify()
  const redirect = useRedirect()
  const { id } = useEntity()
  return (error: unknown): void => {
    notify(error instanceof Error ? error.message : 'errors.notFound', { type: 'error' })
    redirect('list', id)
  }
}
