import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { MAX_NOTIFICATIONS, sweepNotifications } from '../../../src/server/features/notifications/sweepNotifications.sql.ts'
import { createTestApp, DEALER, DEALER2, type TestApp } from '../../support/app/app.ts'
import { subjectOf } from '../../support/app/sampleUploads.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'
import { PATIENCE } from '../../support/patience.ts'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
const NOW = new Date('2026-06-30T12:00:00Z')
const clock = () => NOW

describeEachEngine('old notifications', (engine) => {
  let hub: TestApp
  let users: readonly [string, string]

  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    hub = await createTestApp({ database: engine.database, customers: 1, clock })
    users = [subjectOf(await hub.token(DEALER)), subjectOf(await hub.token(DEALER2))]
  })
  afterAll(async () => {
    await hub?.close()
    vi.useRealTimers()
  })
  beforeEach(() => hub.db.write(async (trx) => void (await trx.deleteFrom('notifications').execute())))

  /** Notifications of a user with these ages in days; `read` has the indexes of read ones. */
  const addNotifications = async (user: string, days: readonly number[], read: (place: number) => boolean = () => false) => {
    const entity = hub.model.entities.notifications
    if (!entity) throw new Error('there are no notifications')
    await hub.db.write(async (trx) => {
      for (const [place, age] of days.entries()) {
        const { id } = await hub.repository.insert(trx, entity, {
          id: `${user.slice(0, 24)}${String(place).padStart(12, '0')}`,
          user,
          kind: 'orderApproved',
          params: { number: String(place) },
          read: read(place),
        })
        const createdAt = new Date(NOW.getTime() - age * DAY).toISOString()
        await trx.updateTable('notifications').set({ createdAt }).where('id', '=', id).execute()
      }
    })
  }
  const sweep = () => sweepNotifications({ db: hub.db, clock, report: () => undefined })
  /** Numbers of the remaining notifications. */
  const left = async (user: string): Promise<number[]> => {
    const rows = await hub.db.read.selectFrom('notifications').select('id').where('user', '=', user).orderBy('id').execute()
    return rows.map(({ id }) => Number(String(id).slice(24)))
  }

  test('go after 90 days, read or not, and not before', async () => {
    await addNotifications(users[0], [91, 89, 90.5, 0], (place) => place === 2)
    await addNotifications(users[1], [89.9])
    expect(await sweep()).toBe(2)
    expect([await left(users[0]), await left(users[1])]).toEqual([[1, 3], [0]])
    expect(await sweep()).toBe(0)
  })

  test('above 500 per user are removed too: first the oldest read ones, then the oldest others; no other user loses any', async () => {
    const ages = Array.from({ length: MAX_NOTIFICATIONS + 4 }, (_, place) => 80 - place / 100)
    await addNotifications(users[0], ages, (place) => [10, 300].includes(place))
    await addNotifications(users[1], [50, 40], () => true)
    expect(await sweep()).toBe(4)
    const gone = new Set([10, 300, 0, 1])
    expect(await left(users[0])).toEqual(ages.map((_, place) => place).filter((place) => !gone.has(place)))
    expect(await left(users[1])).toEqual([0, 1])
  })

  test('go by themselves while the server runs', async () => {
    await addNotifications(users[0], [91, 1])
    vi.advanceTimersByTime(HOUR + 1)
    await expect.poll(() => left(users[0]), PATIENCE).toEqual([1])
  })
})
