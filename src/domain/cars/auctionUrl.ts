/** Default hosts of cars, unless the environment names others (`PRODUCT.md A11`). */
export const AUCTION_HOSTS: readonly string[] = [
  'www.copart.com',
  'copart.com',
  'www.copart.co.uk',
  'www.copart.de',
  'www.iaai.com',
  'iaai.com',
  'www.openlane.com',
  'www.openlane.eu',
  'www.manheim.com',
]

/** A car's auction page elsewhere. */
export interface AuctionAddress {
  /** The one form of all addresses of the page. */
  readonly url: string
  readonly lotNumber: string
}

const LONGEST = 2000

/** Digits, with what some houses put around them: `12345678`, `39511327~US`. */
const LOT = /^(\d{4,12})(?:~[a-z]{2})?$/i

const parse = (text: string): URL | undefined => {
  const trimmed = text.trim()
  if (trimmed.length > LONGEST || !/^https:\/\//i.test(trimmed) || !URL.canParse(trimmed)) return undefined
  const url = new URL(trimmed)
  return url.username === '' && url.password === '' && url.port === '' ? url : undefined
}

/** A house that is reached with and without `www.` is one house. */
const canonicalHost = (host: string, hosts: readonly string[]): string => (hosts.includes(`www.${host}`) ? `www.${host}` : host)

/**
 * Reads the address of a car's auction without a request: https, exactly one of `hosts`, no credentials, no port, and a lot number in its
 * path. What follows the lot number (the car's name), the query and the fragment are ignored. Undefined for anything else.
 */
export const readAuctionUrl = (text: string, hosts: readonly string[]): AuctionAddress | undefined => {
  const url = parse(text)
  if (!url || !hosts.includes(url.hostname)) return undefined
  const segments = url.pathname.split('/').filter((segment) => segment !== '')
  const at = segments.findIndex((segment) => LOT.test(segment))
  const lotNumber = LOT.exec(segments[at] ?? '')?.[1]
  if (lotNumber === undefined) return undefined
  const path = segments.slice(0, at + 1).map((segment) => segment.toLowerCase())
  return { url: `https://${canonicalHost(url.hostname, hosts)}/${path.join('/')}`, lotNumber }
}

/** Checks before the server is asked; only the server knows the hosts. */
export const mayBeAuctionUrl = (text: string): boolean => {
  const url = parse(text)
  return url !== undefined && readAuctionUrl(text, [url.hostname]) !== undefined
}
