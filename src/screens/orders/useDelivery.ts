import { useState } from 'react'
import { HttpError, useNotify, useRefresh, useTranslate } from 'react-admin'
import { useEntity } from '../../admin/adminContext.tsx'
import { useHub } from '../../admin/hub.ts'
import type { BodyOf } from '../../model/calls/callContract.ts'
import { errorMessage } from '../../providers/data/fieldMessages.ts'
import { type Refusal, refusalOf } from '../../providers/data/refusal.ts'
import type { Texts } from '../../providers/i18n/areaTexts.ts'
import type { Delivery, Move, Order } from './deliveries.ts'

/** What is to move: the day, and quantities by the id of the line, as decimal text. */
export interface Moving {
  readonly date: string
  readonly quantities: Readonly<Record<string, string>>
}

/** Why nothing moved: in general, and by the position of the line. */
export interface DeliveryFailure {
  readonly message: string
  readonly lines: Readonly<Record<number, string>>
}

/** The user has declined the confirmation: nothing has failed. */
const DECLINED = 'operationDeclined'

const LINE = /^lines\.(\d+)\.(\w+)$/

type Sent = NonNullable<BodyOf<Move>['lines']>

/** Position in the order of the line that an error is about: what is wrong with a quantity is told by its place in what was sent. */
function positionOf(path: string, { lines }: Order, sent: Sent): number | undefined {
  const [, place, field] = LINE.exec(path) ?? []
  if (place === undefined) return undefined
  return field === 'quantity' ? lines.findIndex(({ id }) => id === sent[Number(place)]?.id) : Number(place)
}

/** Moves stock, and reports the result; after a failure the typed quantities stay. */
export const useDelivery = (order: Order, { path }: Delivery, texts: Texts) => {
  const hub = useHub()
  const entity = useEntity()
  const notify = useNotify()
  const refresh = useRefresh()
  const translate = useTranslate()
  const [running, setRunning] = useState(false)
  const [failure, setFailure] = useState<DeliveryFailure>()

  const byLine = ({ details = {} }: Refusal, sent: Sent): Readonly<Record<number, string>> =>
    Object.fromEntries(
      Object.entries(details).flatMap(([at, error]) => {
        const position = positionOf(at, order, sent)
        const { message, args } = errorMessage(translate, entity.id, { path: at, ...error })
        return position === undefined ? [] : [[position, translate(message, args)]]
      }),
    )

  const move = async ({ date, quantities }: Moving): Promise<boolean> => {
    setRunning(true)
    setFailure(undefined)
    const lines = Object.entries(quantities).map(([id, quantity]) => ({ id, quantity }))
    try {
      await hub.call<Move>('POST', path, { params: { id: order.id }, body: { date, lines } })
      notify(texts('delivery.done'), { type: 'success' })
      refresh()
      return true
    } catch (error) {
      if (refusalOf(error)?.code === DECLINED) return false
      const reason = error instanceof HttpError || error instanceof Error ? translate(error.message, { _: error.message }) : ''
      setFailure({ message: `${texts('delivery.failed')} ${reason}`.trim(), lines: byLine(refusalOf(error) ?? {}, lines) })
      return false
    } finally {
      setRunning(false)
    }
  }
  return { move, running, failure }
}
