import { isIP } from 'node:net'

/** Fastify's name for addresses of this machine. */
export const LOOPBACK = 'loopback'

const BITS = { 4: 32, 6: 128 } as const

/** An address or a range: `10.0.0.0/8`. A range of all addresses would let every client choose its own address. */
function isProxy(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/')
  const version = isIP(address)
  if (rest.length > 0 || (version !== 4 && version !== 6) || address.includes('%')) return false
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) > 0 && Number(prefix) <= BITS[version])
}

export const proxiesIn = (text: string): readonly string[] => text.split(',').map((proxy) => proxy.trim().toLowerCase())

export const areProxies = (text: string): boolean => proxiesIn(text).every((proxy) => proxy === LOOPBACK || isProxy(proxy))
