import { describe, expect, test } from 'vitest'
import { mayBeAuctionUrl, readAuctionUrl } from './auctionUrl.ts'

const HOSTS = ['www.copart.com', 'copart.com', 'www.iaai.com', 'auctions.example.com']

describe('the address of an auction', () => {
  test.each([
    ['https://www.copart.com/lot/60000037', 'https://www.copart.com/lot/60000037', '60000037'],
    ['  https://www.copart.com/lot/60000037/ \n', 'https://www.copart.com/lot/60000037', '60000037'],
    ['HTTPS://COPART.com/Lot/60000037/salvage-2015-honda-civic?x=1#photos', 'https://www.copart.com/lot/60000037', '60000037'],
    ['https://copart.com:443/lot/60000037', 'https://www.copart.com/lot/60000037', '60000037'],
    ['https://www.iaai.com/VehicleDetail/39511327~US', 'https://www.iaai.com/vehicledetail/39511327~us', '39511327'],
    ['https://www.copart.com/lot/1234', 'https://www.copart.com/lot/1234', '1234'],
    ['https://www.copart.com/lot/123456789012', 'https://www.copart.com/lot/123456789012', '123456789012'],
    ['https://auctions.example.com//lot//60000037', 'https://auctions.example.com/lot/60000037', '60000037'],
  ])('%s', (text, url, lotNumber) => {
    expect(readAuctionUrl(text, HOSTS)).toEqual({ url, lotNumber })
    expect(readAuctionUrl(url, HOSTS)).toEqual({ url, lotNumber })
    expect(mayBeAuctionUrl(text)).toBe(true)
  })

  test('is at most 2000 characters long', () => {
    const start = 'https://www.copart.com/lot/60000037?'
    expect(readAuctionUrl(start.padEnd(2000, 'x'), HOSTS)?.lotNumber).toBe('60000037')
    expect(readAuctionUrl(start.padEnd(2001, 'x'), HOSTS)).toBeUndefined()
  })

  test.each([
    'http://www.copart.com/lot/60000037',
    '//www.copart.com/lot/60000037',
    'www.copart.com/lot/60000037',
    'https://www.copart.com/',
    'https://www.copart.com/lot/',
    'https://www.copart.com/lot/car',
    'https://user:secret@www.copart.com/lot/60000037',
    'https://user@www.copart.com/lot/60000037',
    'https://:secret@www.copart.com/lot/60000037',
    'https://www.copart.com/lot/123',
    'https://www.copart.com/lot/1234567890123',
    'https://www.copart.com/lot/39511327~USA',
    'https://www.copart.com/lot/x39511327',
    'https://www.copart.com:8443/lot/60000037',
    'javascript:alert(1)//https://www.copart.com/lot/60000037',
    `https://www.copart.com/lot/60000037?${'x'.repeat(2000)}`,
    '',
  ])('%j is not a price', (text) => {
    expect(readAuctionUrl(text, HOSTS)).toBeUndefined()
    expect(mayBeAuctionUrl(text)).toBe(false)
  })

  test.each([
    'https://www.copart.com.evil.test/lot/60000037',
    'https://evil.test/www.copart.com/lot/60000037',
    'https://wwwXcopart.com/lot/60000037',
    'https://www.copart.com@evil.test/lot/60000037',
    'https://evil.test#www.copart.com/lot/60000037',
    'https://sub.www.copart.com/lot/60000037',
    'https://www.copart.com./lot/60000037',
    'https://www.copаrt.com/lot/60000037',
  ])('%j is of another host', (text) => expect(readAuctionUrl(text, HOSTS)).toBeUndefined())
})
