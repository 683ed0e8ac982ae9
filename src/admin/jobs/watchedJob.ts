import { useStore } from 'react-admin'

/** The job that the shell shows. It is kept in the browser, so it survives leaving the page and a reload. */
export const useWatchedJob = () => {
  const [id, setId] = useStore<string>('jobs.watched', '')
  return { id, watch: setId, forget: () => setId('') }
}
