import { useEffect, useState } from 'react'
import { type ImageSize, useViews } from '../../viewContext.view.tsx'

/** Blob address of a stored file; undefined while it is fetched (with the user's token), or if that fails. */
export const useFileUrl = (id: string | undefined, size?: ImageSize): string | undefined => {
  const { files } = useViews()
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (id === undefined) return
    const stop = new AbortController()
    let made: string | undefined
    files.download(id, stop.signal, size).then(
      (blob) => {
        made = URL.createObjectURL(blob)
        setUrl(made)
      },
      () => setUrl(undefined),
    )
    return () => {
      stop.abort()
      setUrl(undefined)
      if (made !== undefined) URL.revokeObjectURL(made)
    }
  }, [files, id, size])
  return url
}
