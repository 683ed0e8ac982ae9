import { useListContext, useTranslate } from 'react-admin'
import { refusalOf } from '../../providers/data/refusal.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { reasonOf } from '../failureNotice.tsx'

/** Whether the list needs another filter or order to load. */
export const isTooSlow = (error: unknown): error is Error => error instanceof Error && refusalOf(error)?.code === 'tooSlow'

export const ListError = () => {
  const translate = useTranslate()
  const { error, refetch } = useListContext()
  if (isTooSlow(error)) return <ErrorState text={error.message} retry={() => refetch()} />
  return <ErrorState text={translate(error ? 'app.list.loadFailed' : 'app.list.stopped')} hint={reasonOf(error)} retry={() => refetch()} />
}
