import { useEffect, useRef, useState } from 'react'
import { useViews } from '../../viewContext.view.tsx'

interface UploadListeners {
  readonly onStart: () => void
  readonly onDone: (id: string) => void
  /** Message in the form that `ValidationError` translates. */
  readonly onError: (message: string) => void
}

const messageOf = (error: unknown): string => (error instanceof Error && error.message !== '' ? error.message : 'app.form.uploadFailed')

/** Runs one upload at a time; unmounting cancels it. `fraction` is undefined while none is running. */
export const useUpload = (kind: 'image' | 'file', { onStart, onDone, onError }: UploadListeners) => {
  const { files } = useViews()
  const [fraction, setFraction] = useState<number>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const upload = async (file: File): Promise<void> => {
    const stop = new AbortController()
    running.current = stop
    onStart()
    setFraction(0)
    try {
      const stored = await files.upload(file, kind, setFraction, stop.signal)
      onDone(stored.id)
    } catch (error) {
      if (!stop.signal.aborted) onError(messageOf(error))
    } finally {
      if (!stop.signal.aborted) setFraction(undefined)
    }
  }
  return { fraction, upload }
}
