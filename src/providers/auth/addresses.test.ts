import { describe, expect, test } from 'vitest'
import { entryRedirect, redirectTarget, signInAddress } from './addresses.ts'

const ORIGIN = 'https://hub.example.com'
const place = (address: string) => new URL(address, ORIGIN)
const wanted = (page: string) => redirectTarget(`?${new URLSearchParams({ redirectUrl: page })}`, ORIGIN)

describe('A visitor', () => {
  test.each([
    ['/customers', '/sign-in?redirectUrl=%2Fcustomers'],
    [
      '/customers?filter=%7B%22q%22%3A%22a%26b%22%7D#x',
      '/sign-in?redirectUrl=%2Fcustomers%3Ffilter%3D%257B%2522q%2522%253A%2522a%2526b%2522%257D%23x',
    ],
    ['/', '/sign-in'],
    ['/no/such/page', '/sign-in?redirectUrl=%2Fno%2Fsuch%2Fpage'],
  ])('on %s is sent to %s', (from, to) => expect(entryRedirect(place(from), false)).toBe(to))

  test.each(['/sign-in', '/sign-in/', '/sign-up', '/forgot-password', '/reset-password?email=a%40b.c'])('stays on %s', (from) =>
    expect(entryRedirect(place(from), false)).toBeUndefined(),
  )

  test('comes back to exactly the page that was wanted', () => {
    const page = '/customers?filter=%7B%22name_contains%22%3A%22%D8%B3%22%7D&sort=[%22name%22]#top'
    const { search } = place(signInAddress(place(page)))
    expect(redirectTarget(search, ORIGIN)).toBe(place(page).pathname + place(page).search + place(page).hash)
  })
})

describe('Signed-in users', () => {
  test.each(['/', '/sign-in', '/sign-up?x=1', '/forgot-password', '/reset-password/'])('is sent home from %s', (from) =>
    expect(entryRedirect(place(from), true)).toBe('/home'),
  )
  test.each(['/home', '/customers/1', '/sign-inn'])('stays on %s', (from) => expect(entryRedirect(place(from), true)).toBeUndefined())
})

describe('A wanted page', () => {
  test.each(['/customers', '/customers?a=1#b', '/Dealers'])('of this site is %s', (page) => expect(wanted(page)).toBe(page))

  test.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '///evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    ' /customers',
    'customers',
    '',
    '/',
    '/sign-in',
    '/sign-up?redirectUrl=/x',
  ])('is home instead of %j', (page) => expect(wanted(page)).toBe('/home'))

  test('is the start page by default', () => expect(redirectTarget('', ORIGIN)).toBe('/home'))
})
