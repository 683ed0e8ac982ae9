/** Default hosts; `AUCTION_HOSTS` in the environment replaces them (`PRODUCT.md A11`). */
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

/** A car's page at an auction house. */
export interface AuctionAddress {
  /** Canonical address of the page. */
  readonly url: string
  readonly lotNumber: string
}

const MAX_LENGTH = 2000

/** A lot number: digits, at some houses with a suffix: `12345678`, `39511327~US`. */
const LOT = /^(\d{4,12})(?:~[a-z]{2})?$/i

const parse = (text: string): URL | undefined => {
  const trimmed = text.trim()
  if (trimmed.length > MAX_LENGTH || !/^https:\/\//i.test(trimmed) || !URL.canParse(trimmed)) return undefined
  const url = new URL(trimmed)
  return url.username === '' && url.password === '' && url.port === '' ? url : undefined
}

/** Adds `www.` if the list of hosts has it. */
const canonicalHost = (host: string, hosts: readonly string[]): string => (hosts.includes(`www.${host}`) ? `www.${host}` : host)

/**
 * Parses the address of a car's auction without a request: https, one of `hosts`, no credentials, no port, and a lot number in the path.
 * Ignores the path after the lot number (the car's name), query and fragment. Undefined for other addresses.
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

/** Check before the request; only the server knows the hosts. */
export const mayBeAuctionUrl = (text: string): boolean => {
  const url = parse(text)
  return url !== undefined && readAuctionUrl(text, [url.hostname]) !== undefined
}
