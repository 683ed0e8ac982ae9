import { describe, expect, it } from 'vitest'
import { bookedFor } from './bookedFor.ts'

describe('what a reference of the ledger names', () => {
  it('is the lot of a bid and the request of a withdrawal', () => {
    expect(bookedFor('bid:019b-1')).toEqual({ entity: 'auctions', id: '019b-1' })
    expect(bookedFor('withdrawal:r1')).toEqual({ entity: 'walletRequests', id: 'r1' })
  })

  it('is nothing where a bank or a person wrote it', () => {
    for (const text of ['TRF 2026:11', 'bid:', 'constructor:1', '']) expect(bookedFor(text)).toBeUndefined()
  })
})
