import { useTranslate } from 'react-admin'
import { SYSTEM_NAME } from '../../model/subject.ts'

/** The name of who changed something, in the user's language if it was the system. */
export const useActorName = (): ((name: string | null) => string) => {
  const translate = useTranslate()
  return (name) => (name === null || name === SYSTEM_NAME ? translate('app.history.system') : name)
}
