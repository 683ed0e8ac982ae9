import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { HttpError } from 'react-admin'
import { useHub } from '../../../admin/hub.ts'
import type { Lot, Room } from '../../../domain/auction/room.ts'
import { useConnection } from '../../../providers/realtime/realtimeContext.ts'
import { putRoom } from '../room/putRoom.ts'

/** What became of a bid. `unsure`: no answer came, so that it may have arrived. */
export type Outcome =
  | { readonly kind: 'done'; readonly room: Room }
  | { readonly kind: 'refused'; readonly code: string; readonly message: string; readonly params: Readonly<Record<string, unknown>> }
  | { readonly kind: 'offline' }
  | { readonly kind: 'unsure' }

interface Intent {
  readonly what: string
  readonly key: string
}

/** `crypto.randomUUID` is there under HTTPS only. */
const newKey = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

const refusal = (error: unknown): Outcome => {
  if (!(error instanceof HttpError) || error.status === 0 || error.status >= 500) return { kind: 'unsure' }
  const { code, params } = (error.body ?? {}) as { readonly code?: string; readonly params?: Readonly<Record<string, unknown>> }
  return { kind: 'refused', code: code ?? 'requestFailed', message: error.message, params: params ?? {} }
}

/** Sends what a user wants of a lot once: a second call while one is on its way is none, and one repeated after no answer came has the same key. */
export const useBid = ({ id }: Lot) => {
  const hub = useHub()
  const client = useQueryClient()
  const connection = useConnection()
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)
  const open = useRef<Intent>(undefined)

  const sendOnce = async (path: string, body?: unknown): Promise<Outcome> => {
    const what = JSON.stringify([path, body])
    const intent = open.current?.what === what ? open.current : { what, key: newKey() }
    open.current = intent
    try {
      const { room } = (await hub.send(`auctions/${encodeURIComponent(id)}/${path}`, { body, idempotencyKey: intent.key })) as {
        readonly room: Room
      }
      putRoom(client, room)
      open.current = undefined
      return { kind: 'done', room }
    } catch (error) {
      const outcome = refusal(error)
      if (outcome.kind !== 'unsure') open.current = undefined
      return outcome
    }
  }

  const send = async (path: string, body?: unknown): Promise<Outcome | undefined> => {
    if (sending.current) return undefined
    if (connection === 'offline' || !navigator.onLine) return { kind: 'offline' }
    sending.current = true
    setBusy(true)
    const outcome = await sendOnce(path, body)
    sending.current = false
    setBusy(false)
    return outcome
  }

  return {
    busy,
    /** Undefined when it was the second click of a double one. */
    bid: (maximum: string) => send('bids', { maximum }),
    buyNow: () => send('buyNow'),
    decide: (accept: boolean) => send('decision', { accept }),
  }
}
