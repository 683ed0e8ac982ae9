import { useEffect, useRef, useState } from 'react'
import { type StoredFile, useViews } from '../../viewContext.view.tsx'

export interface Pending {
  readonly key: string
  readonly file: File
  /** Sent so far, 0 to 1. */
  readonly fraction: number
  /** Error in the form that `ValidationError` takes; the upload can be retried or removed. */
  readonly error?: string
  /** Whether the error is permanent, so that a retry is pointless. */
  readonly unfit?: boolean
}

interface UploadListeners {
  /** Error if no further file may be added to the waiting ones. */
  readonly refuse: (waiting: number) => string | undefined
  /** Error of a file. Checked before the upload, and after it, since its bytes may have another type than its name. */
  readonly validate: (file: Pick<StoredFile, 'type' | 'size'>) => string | undefined
  readonly onDone: (id: string) => void
}

const messageOf = (error: unknown): string => (error instanceof Error && error.message !== '' ? error.message : 'app.form.uploadFailed')

let made = 0

/** The uploads that are not stored yet, in the chosen order. */
const usePendingList = ({ refuse, validate }: Pick<UploadListeners, 'refuse' | 'validate'>) => {
  const [pending, setPending] = useState<readonly Pending[]>([])
  const fresh = (key: string, file: File, waiting: number): Pending => {
    const unfit = validate(file)
    const error = unfit ?? refuse(waiting)
    return { key, file, fraction: 0, unfit: unfit !== undefined, ...(error !== undefined && { error }) }
  }
  return {
    pending,
    add: (chosen: readonly File[]) =>
      setPending((all) => [
        ...all,
        ...chosen.map((file, index) => {
          made += 1
          return fresh(`upload${made}`, file, all.length + index)
        }),
      ]),
    change: (key: string, values: Partial<Pending>) =>
      setPending((all) => all.map((one) => (one.key === key ? { ...one, ...values } : one))),
    reset: (key: string) => setPending((all) => all.map((one) => (one.key === key ? fresh(key, one.file, 0) : one))),
    remove: (key: string) => setPending((all) => all.filter((one) => one.key !== key)),
  }
}

/** Uploads files one after another, so that they keep the chosen order. Unmounting cancels the rest. */
export const useUploadQueue = (kind: 'image' | 'file', { refuse, validate, onDone }: UploadListeners) => {
  const { files } = useViews()
  const { pending, add, change, reset, remove } = usePendingList({ refuse, validate })
  const running = useRef<{ readonly key: string; readonly stop: AbortController }>(undefined)
  /** Keys of finished uploads, successful or not, which may still be in the state. */
  const sent = useRef(new Set<string>())

  const send = async ({ key, file }: Pending): Promise<void> => {
    const stop = new AbortController()
    running.current = { key, stop }
    sent.current.add(key)
    try {
      const stored = await files.upload(file, kind, (fraction) => change(key, { fraction }), stop.signal)
      const error = validate(stored)
      if (error === undefined) onDone(stored.id)
      running.current = undefined
      if (error === undefined) remove(key)
      else change(key, { error, unfit: true })
    } catch (error) {
      running.current = undefined
      if (stop.signal.aborted) remove(key)
      else change(key, { error: messageOf(error), fraction: 0 })
    }
  }

  useEffect(() => {
    const next = pending.find(({ key, error }) => error === undefined && !sent.current.has(key))
    if (running.current === undefined && next) void send(next)
  })
  useEffect(() => () => running.current?.stop.abort(), [])

  return {
    pending,
    busy: pending.some(({ error }) => error === undefined),
    add,
    cancel: (key: string) => (running.current?.key === key ? running.current.stop.abort() : remove(key)),
    retry: (key: string) => {
      sent.current.delete(key)
      reset(key)
    },
  }
}
