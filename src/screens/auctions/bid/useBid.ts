import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { HttpError } from 'react-admin'
import { useHub } from '../../../admin/hub.ts'
import type { auctionCalls } from '../../../domain/auction/calls.ts'
import type { Lot, Room } from '../../../domain/auction/room.ts'
import { useConnection } from '../../../providers/realtime/realtimeContext.ts'
import { newIdempotencyKey } from '../../parts/idempotencyKey.ts'
import { cacheRoom } from '../room/cacheRoom.ts'

/** Outcome of a bid. `unsure`: no answer came, so the bid may have arrived. */
export type Outcome =
  | { readonly kind: 'done'; readonly room: Room }
  | { readonly kind: 'refused'; readonly code: string; readonly message: string; readonly params: Readonly<Record<string, unknown>> }
  | { readonly kind: 'offline' }
  | { readonly kind: 'unsure' }

type Act = (key: string) => Promise<{ readonly room: Room }>

interface Intent {
  readonly what: string
  readonly key: string
}

const refusal = (error: unknown): Outcome => {
  if (!(error instanceof HttpError) || error.status === 0 || error.status >= 500) return { kind: 'unsure' }
  const { code, params } = (error.body ?? {}) as { readonly code?: string; readonly params?: Readonly<Record<string, unknown>> }
  return { kind: 'refused', code: code ?? 'requestFailed', message: error.message, params: params ?? {} }
}

/** Sends each intent once: ignores calls during a request, and repeats an unanswered one with the same idempotency key. */
const useSendOnce = () => {
  const client = useQueryClient()
  const connection = useConnection()
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)
  const open = useRef<Intent>(undefined)
  const isOffline = () => connection === 'offline' || !navigator.onLine

  const attempt = async (what: string, act: Act): Promise<Outcome> => {
    const intent = open.current?.what === what ? open.current : { what, key: newIdempotencyKey() }
    open.current = intent
    try {
      const { room } = await act(intent.key)
      cacheRoom(client, room)
      open.current = undefined
      return { kind: 'done', room }
    } catch (error) {
      const outcome = refusal(error)
      if (outcome.kind !== 'unsure') open.current = undefined
      return outcome
    }
  }

  const send = async (what: string, act: Act): Promise<Outcome | undefined> => {
    if (sending.current) return undefined
    if (isOffline()) return { kind: 'offline' }
    sending.current = true
    setBusy(true)
    const outcome = await attempt(what, act)
    sending.current = false
    setBusy(false)
    return outcome
  }
  return { busy, send, isOffline }
}

/** Bids on a lot, buys it, and decides about its highest bid, each with one click and at most once. */
export const useBid = ({ id }: Lot) => {
  const hub = useHub()
  const { busy, send, isOffline } = useSendOnce()
  const params = { id }
  return {
    busy,
    /** Nothing can be sent now: the call says so at once, so that no question needs to come before it. */
    isOffline,
    /** Resolves to undefined for the second press of a double click. */
    bid: (maximum: string) =>
      send(`bid ${maximum}`, (key) =>
        hub.call<typeof auctionCalls.bid>('POST', '/api/auctions/{id}/bids', {
          params,
          headers: { 'Idempotency-Key': key },
          body: { maximum },
        }),
      ),
    buyNow: () => send('buyNow', () => hub.call<typeof auctionCalls.buyNow>('POST', '/api/auctions/{id}/buyNow', { params })),
    decide: (accept: boolean) =>
      send(`decide ${accept}`, () =>
        hub.call<typeof auctionCalls.decide>('POST', '/api/auctions/{id}/decision', { params, body: { accept } }),
      ),
  }
}
