import { useEffect, useEffectEvent, useState } from 'react'
import type { AnswerOf } from '../../../model/calls/callContract.ts'
import type { presenceCalls } from '../../../model/calls/hubCalls.ts'
import { RESYNC } from '../../../providers/realtime/createRealtime.ts'
import { useLive } from '../../../providers/realtime/realtimeContext.ts'
import { useHub } from '../../hub.ts'

type Editors = AnswerOf<typeof presenceCalls.announce>['editors']

/** Milliseconds between announcements; the server forgets a form after 45 s. */
const BEAT = 20_000

/** Event `editors` of the stream. */
interface EditorsEvent {
  readonly entity: string
  readonly id: string
  readonly editors: Editors
}

/** Announces the open form while its page is visible. Answers the other users with a form of the record. */
export const useEditors = (entity: string, id: string): Editors => {
  const { call } = useHub()
  const [editors, setEditors] = useState<Editors>([])
  const [tab] = useState(() => crypto.randomUUID())
  const send = (here: boolean) =>
    call<typeof presenceCalls.announce>('PUT', '/api/presence/{entity}/{record}', {
      params: { entity, record: id },
      body: { tab, here },
      keepsUndo: true,
      keepalive: true,
    })
  // Presence is a convenience: without an answer nobody is shown, and the next announcement tries again.
  const enter = useEffectEvent(() => {
    if (document.visibilityState === 'visible')
      send(true).then(
        (answer) => setEditors(answer.editors),
        () => undefined,
      )
  })
  const leave = useEffectEvent(() => void send(false).catch(() => undefined))
  useEffect(() => {
    const turn = () => (document.visibilityState === 'visible' ? enter() : leave())
    enter()
    const timer = setInterval(() => enter(), BEAT)
    document.addEventListener('visibilitychange', turn)
    addEventListener('pagehide', leave)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', turn)
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [])
  useLive('editors', (data) => {
    const event = data as EditorsEvent
    if (event.entity === entity && event.id === id) setEditors(event.editors)
  })
  useLive(RESYNC, () => enter())
  return editors
}
