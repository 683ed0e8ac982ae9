import { useEffect, useState } from 'react'
import { useHub } from '../../admin/hub.ts'

/** Address of a photo inside this page; undefined while it is not wanted yet, not here yet, or can't be had. */
export const usePhoto = (id: string | null, wanted: boolean): string | undefined => {
  const hub = useHub()
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (id === null || !wanted) return
    const stop = new AbortController()
    let made: string | undefined
    hub.download(id, stop.signal).then(
      (blob) => {
        if (stop.signal.aborted) return
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
  }, [hub, id, wanted])
  return url
}
