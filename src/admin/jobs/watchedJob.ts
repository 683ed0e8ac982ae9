import { useStore } from 'react-admin'

/** The job that the shell shows. Stored in the browser, so that it outlives the page. */
export const useWatchedJob = () => {
  const [id, setId] = useStore<string>('jobs.watched', '')
  return { id, watch: setId, forget: () => setId('') }
}
