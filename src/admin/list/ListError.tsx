import { useListContext, useTranslate } from 'react-admin'
import { refusalOf } from '../../providers/data/refusal.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'

/** Whether the list needs another filter or order to load. */
export const isTooSlow = (error: unknown): error is Error => error instanceof Error && refusalOf(error)?.code === 'tooSlow'

export const ListError = () => {
  const translate = useTranslate()
  const { error, refetch } = useListContext()
  const text = isTooSlow(error) ? error.message : translate(error ? 'app.list.loadFailed' : 'app.list.stopped')
  return <ErrorState text={text} retry={() => refetch()} />
}
