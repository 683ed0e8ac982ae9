import { useState } from 'react'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import { useEntity } from '../../admin/adminContext.tsx'
import { useHub } from '../../admin/hub.ts'
import { useRefusalReason } from '../../admin/useRefusalReason.ts'
import type { BodyOf } from '../../model/calls/callContract.ts'
import { errorMessage } from '../../providers/data/fieldMessages.ts'
import { isDeclined, type Refusal, refusalOf } from '../../providers/data/refusal.ts'
import type { Texts } from '../../providers/i18n/areaTexts.ts'
import type { Delivery, Move, Order } from './deliveries.ts'

/** A delivery to post: its day, and quantities by line id, decimal text. */
export interface DeliveryInput {
  readonly date: string
  readonly quantities: Readonly<Record<string, string>>
  /** Lot or serial numbers by line id, as one text each. */
  readonly lots: Readonly<Record<string, string>>
}

/** Errors of one line of a delivery. */
export interface LineFailure {
  readonly quantity?: string
  readonly lot?: string
}

/** Errors of a delivery: in general, of the day, and by position of the line. */
export interface DeliveryFailure {
  readonly message: string
  /** Error of the day. */
  readonly date: string | undefined
  readonly lines: Readonly<Record<number, LineFailure>>
}

const LINE = /^lines\.(\d+)\.(\w+)$/

type Sent = NonNullable<BodyOf<Move>['lines']>

/** Errors of these fields have indexes into the sent lines; all others have indexes into the order's lines. */
const SENT_FIELDS: readonly string[] = ['quantity', 'lot']

/** Position in the order of an error's line. */
function positionOf(place: number, field: string, { lines }: Order, sent: Sent): number {
  return SENT_FIELDS.includes(field) ? lines.findIndex(({ id }) => id === sent[place]?.id) : place
}

/** Turns the error of a sent delivery into texts. */
const useFailureOf = (order: Order, texts: Texts) => {
  const entity = useEntity()
  const translate = useTranslate()
  const reasonOf = useRefusalReason()

  const inWords = (at: string, error: NonNullable<Refusal['details']>[string]): string => {
    const { message, args } = errorMessage(translate, entity.id, { path: at, ...error })
    return translate(message, args)
  }
  const byLine = ({ details = {} }: Refusal, sent: Sent): DeliveryFailure['lines'] =>
    Object.fromEntries(
      Object.entries(details).flatMap(([at, error]) => {
        const [, place, field] = LINE.exec(at) ?? []
        if (place === undefined || field === undefined) return []
        return [[positionOf(Number(place), field, order, sent), { [field === 'lot' ? 'lot' : 'quantity']: inWords(at, error) }]]
      }),
    )

  return (error: unknown, sent: Sent): DeliveryFailure => {
    const refusal = refusalOf(error) ?? {}
    const day = refusal.details?.date
    const reason = error instanceof Error ? translate(error.message, { _: error.message }) : ''
    return {
      message: refusal.confirmation ? reasonOf(refusal) : `${texts('delivery.failed')} ${reason}`.trim(),
      date: day && inWords('date', day),
      lines: byLine(refusal, sent),
    }
  }
}

/** Posts a delivery, and notifies the user of the result. On failure the typed quantities stay. */
export const useDelivery = (order: Order, { path }: Delivery, texts: Texts) => {
  const hub = useHub()
  const notify = useNotify()
  const refresh = useRefresh()
  const failureOf = useFailureOf(order, texts)
  const [running, setRunning] = useState(false)
  const [failure, setFailure] = useState<DeliveryFailure>()
  const move = async ({ date, quantities, lots }: DeliveryInput): Promise<boolean> => {
    setRunning(true)
    setFailure(undefined)
    const lines = Object.entries(quantities).map(([id, quantity]) => ({ id, quantity, ...(lots[id] && { lot: lots[id] }) }))
    try {
      await hub.call<Move>('POST', path, { params: { id: order.id }, body: { date, lines } })
      notify(texts('delivery.done'), { type: 'success' })
      refresh()
      return true
    } catch (error) {
      if (isDeclined(refusalOf(error))) return false
      setFailure(failureOf(error, lines))
      // Others may have changed the order meanwhile.
      refresh()
      return false
    } finally {
      setRunning(false)
    }
  }
  return { move, running, failure }
}
