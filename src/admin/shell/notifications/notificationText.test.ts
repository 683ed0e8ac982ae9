import { describe, expect, test } from 'vitest'
import en from '../../../../i18n/en/areas/notifications.ts'
import { NOTIFICATION_KINDS } from '../../../../schemas/parts/notificationKinds.ts'
import { fillText } from '../../../providers/i18n/sessionTexts.ts'
import { notificationText } from './notificationText.ts'

const kinds: Readonly<Record<string, string>> = en.kinds
const texts = (key: string, params: Readonly<Record<string, unknown>> = {}) =>
  fillText(kinds[key.split('.').at(-1) ?? ''] ?? '', params as Record<string, string>)

describe('what a notification says', () => {
  test('exists for every kind that the server sends, and for no other', () => {
    expect(Object.keys(kinds).sort()).toEqual([...NOTIFICATION_KINDS].sort())
  })

  test('names nothing but what the server gives with its kind', () => {
    const auction = { car: 'Fiat 500', amount: '12500.50', currency: 'EUR' }
    const given: Readonly<Record<string, Readonly<Record<string, string>>>> = {
      auctionEnding: { ...auction, endsAt: '2026-05-05T10:00:00.000Z' },
      auctionMoved: { ...auction, startsAt: '2026-05-05T10:00:00.000Z', endsAt: '2026-05-05T12:00:00.000Z' },
      walletRequestConfirmed: { amount: '5.00', currency: 'EUR' },
      walletRequestRejected: { amount: '5.00', currency: 'EUR' },
      orderApproved: { number: 'ORD-1' },
      orderRejected: { number: 'ORD-1' },
      planPastDue: { plan: 'Basic' },
      planSuspended: { plan: 'Basic' },
      planRestored: { plan: 'Basic' },
      planEnded: { plan: 'Basic' },
      planChangeHeld: { plan: 'Basic' },
      planTrialEnds: { plan: 'Basic', lastDay: '2026-03-02' },
      ...Object.fromEntries(
        ['planCarsNear', 'planCarsFull', 'planBidsNear', 'planBidsFull'].map((kind) => [kind, { plan: 'Basic', used: '8', limit: '10' }]),
      ),
      dealOffered: { car: 'Ford Pinto', amount: '1200.00', currency: 'EUR', endsAt: '2026-03-02T10:00:00.000Z' },
      dealReminder: { car: 'Ford Pinto', amount: '1200.00', currency: 'EUR', dueDay: '2026-03-02' },
      dealDefaulted: { car: 'Ford Pinto' },
      dealCarBack: { car: 'Ford Pinto' },
      dealPaid: { car: 'Ford Pinto', amount: '1200.00', currency: 'EUR' },
      dealReleased: { car: 'Ford Pinto' },
      dealPickedUp: { car: 'Ford Pinto' },
      dealDisputed: { car: 'Ford Pinto', reason: 'Rust' },
      dealMessage: { car: 'Ford Pinto' },
      dealContinued: { car: 'Ford Pinto', reason: 'Sold as seen' },
      dealRefunded: { car: 'Ford Pinto', reason: 'Wrong car' },
      mentioned: { by: 'Ada', record: 'C-1 – Nile Cars' },
      offerRefused: { car: 'Fiat 500', reason: 'Rust' },
      offerScheduled: { car: 'Fiat 500', lot: '3', startsAt: '2026-05-05T10:00:00.000Z', endsAt: '2026-05-06T10:00:00.000Z' },
      searchMatched: { car: 'Fiat 500', search: 'Small cars', startsAt: '2026-05-05T10:00:00.000Z' },
      reportNotSent: { schedule: 'Sales', sent: '1', all: '3' },
      firmApproved: { firm: 'Quay Motors' },
      firmSuspended: { firm: 'Quay Motors', reason: 'Unpaid' },
    }
    for (const kind of NOTIFICATION_KINDS)
      expect(notificationText({ kind, params: given[kind] ?? auction }, texts, 'en')).not.toContain('%{')
  })

  test('has amounts with their currency, and moments, as the language writes them', () => {
    const params = { car: 'Fiat 500', amount: '12500.50', currency: 'EUR', endsAt: '2026-05-05T10:00:00.000Z' }
    expect(notificationText({ kind: 'carSold', params }, texts, 'fr')).toMatch(/Fiat 500 was sold for 12\s500,50\s€/u)
    expect(notificationText({ kind: 'auctionEnding', params }, texts, 'en')).toMatch(/May 5, 2026/)
  })
})
