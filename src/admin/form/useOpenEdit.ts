import { useEffect } from 'react'
import { useAdmin } from '../adminContext.tsx'

/** Makes events about the record wait while its form is open. */
export const useOpenEdit = (entity: string, id: string | undefined): void => {
  const { openEdits } = useAdmin()
  useEffect(() => {
    const key = `${entity}/${id}`
    openEdits.add(key)
    return () => void openEdits.delete(key)
  }, [openEdits, entity, id])
}
