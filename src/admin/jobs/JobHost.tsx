import { Suspense, useEffect, useState } from 'react'
import { lazy } from '../../ui/lazy/lazy.tsx'
import { cancelArriving, useArriving } from '../export/arriving.ts'
import { AwaitKeys, JOB_KEYS } from '../keys/AwaitKeys.tsx'
import { UndoHost } from '../undo/UndoHost.tsx'
import { useWatchedJob } from './watchedJob.ts'

const ExportCard = lazy(() => import('../export/ExportCard.tsx'))
const JobCard = lazy(() => import('./JobCard.tsx'))

const Cards = () => {
  const { id } = useWatchedJob()
  const exports = useArriving()
  const [corner, setCorner] = useState<HTMLElement | null>(null)
  // With the shell the session ends.
  useEffect(() => cancelArriving, [])
  if (id === '' && exports.length === 0) return null
  return (
    <div ref={setCorner} className="job-cards">
      {exports.map((arriving) => (
        <Suspense key={arriving.id}>
          <ExportCard arriving={arriving} />
        </Suspense>
      ))}
      {id !== '' && (
        <Suspense fallback={<AwaitKeys names={JOB_KEYS} />}>
          <JobCard key={id} id={id} corner={corner} />
        </Suspense>
      )}
    </div>
  )
}

/** Shows on every page the exports that are arriving, and the latest bulk job or import until the user closes it; undoes the latest write by Ctrl+Z. */
const JobHost = () => (
  <>
    <UndoHost />
    <Cards />
  </>
)

export default JobHost
