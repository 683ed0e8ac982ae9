import { useListContext, useTranslate } from 'react-admin'
import { ErrorState } from '../../ui/ErrorState.tsx'

export const ListError = () => {
  const translate = useTranslate()
  const { refetch } = useListContext()
  return <ErrorState text={translate('app.list.loadFailed')} retry={() => refetch()} />
}
