import { useEffect } from 'react'
import { useStore } from 'react-admin'
import { createSharedValue } from '../sharedValue.ts'

/** The job that the shell shows. Stored in the browser, so that it outlives the page. */
export const useWatchedJob = () => {
  const [id, setId] = useStore<string>('jobs.watched', '')
  return { id, watch: setId, forget: () => setId('') }
}

const inDialog = createSharedValue<string | undefined>(undefined)

/** While it is mounted with the id of a job, the shell does not show that job: a dialog does. */
export const useShowInDialog = (id: string | undefined): void =>
  useEffect(() => {
    inDialog.set(id)
    return () => inDialog.set(undefined)
  }, [id])

/** Whether a dialog shows the job. */
export const useIsInDialog = (id: string): boolean => inDialog.use() === id
