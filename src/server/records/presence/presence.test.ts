import { expect, test } from 'vitest'
import type { EventHub, HubEvent, PresenceEvent } from '../../events/eventHub.ts'
import { createPresence, EXPIRY, MAX_FORMS } from './presence.ts'

const opened = () => {
  let now = 0
  let listener: (event: HubEvent) => void = () => undefined
  const emitted: (readonly string[])[] = []
  const events: Pick<EventHub, 'subscribe' | 'emitEditors'> = {
    subscribe: (given) => {
      listener = given
      return () => {
        listener = () => undefined
      }
    },
    emitEditors: ({ editors }) => emitted.push(editors.map(({ user }) => user)),
  }
  const presence = createPresence({ events, clock: () => new Date(now) })
  const form: PresenceEvent = { entity: 'boats', id: '1', values: {}, tab: 'a', user: 'ada', name: 'Ada', here: true }
  return {
    presence,
    emitted,
    announce: (change: Partial<PresenceEvent> = {}) => listener({ presence: { ...form, ...change } }),
    pass: (milliseconds: number) => {
      now += milliseconds
      presence.sweep()
    },
    users: () => presence.editors('boats', '1').map(({ user }) => user),
  }
}

test('a user is there as long as one of their forms is, and each change of the users is emitted once', () => {
  const { announce, emitted, users, presence } = opened()
  announce()
  announce({ tab: 'b' })
  announce({ user: 'eve', name: 'Eve' })
  announce({ user: 'eve', name: 'Eve', id: '2' })
  expect(users()).toEqual(['ada', 'eve'])
  announce({ here: false })
  expect(users()).toEqual(['ada', 'eve'])
  announce({ tab: 'b', here: false })
  expect([users(), presence.editors('boats', '3')]).toEqual([['eve'], []])
  expect(emitted).toEqual([['ada'], ['ada', 'eve'], ['eve'], ['eve']])
  presence.close()
  announce()
  expect(users()).toEqual(['eve'])
})

test('a form that no longer announces itself is forgotten', () => {
  const { announce, pass, emitted, users, presence } = opened()
  announce()
  announce({ user: 'eve' })
  pass(EXPIRY - 1)
  announce()
  expect(users()).toEqual(['ada', 'eve'])
  pass(1)
  expect([users(), emitted.at(-1)]).toEqual([['ada'], ['ada']])
  pass(EXPIRY)
  expect([users(), emitted.at(-1)]).toEqual([[], []])
  presence.close()
})

test('of one record only so many forms are known', () => {
  const { announce, users, presence } = opened()
  for (let at = 0; at < MAX_FORMS + 5; at += 1) announce({ user: `user${at}` })
  expect(users()).toHaveLength(MAX_FORMS)
  announce({ user: 'user0', here: false })
  announce({ user: 'last' })
  expect(users().at(-1)).toBe('last')
  presence.close()
})
