import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const base64 = (value: object | Buffer) => (Buffer.isBuffer(value) ? value : Buffer.from(JSON.stringify(value))).toString('base64url')

interface Asked {
  readonly nonce: string
  readonly challenge: string
  readonly callback: string
}

/** Claims of the next sign-in at the provider; tests can make each wrong. */
interface Vouched {
  readonly claims: Readonly<Record<string, unknown>>
  /** Signs with a key that the provider does not publish. */
  readonly forged?: boolean
  /** The person cancels. */
  readonly refuses?: boolean
}

export interface TestProvider {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** The next person to sign in. */
  next: Vouched
  /** Opens the provider's address and signs in at once. Returns the callback address. */
  readonly visit: (url: string) => Promise<string>
  readonly close: () => Promise<void>
}

const json = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

async function form(request: IncomingMessage): Promise<URLSearchParams> {
  let text = ''
  for await (const chunk of request) text += chunk
  return new URLSearchParams(text)
}

/** A small OpenID Connect provider on this machine, for tests: discovery, code flow with PKCE (S256), RS256 id tokens. */
export async function startOidcProvider(): Promise<TestProvider> {
  const clientId = 'hub'
  const clientSecret = 'a client secret of the test'
  const [real, wrong] = [generateKeyPairSync('rsa', { modulusLength: 2048 }), generateKeyPairSync('rsa', { modulusLength: 2048 })]
  const codes = new Map<string, Asked>()
  const provider = { issuer: '', clientId, clientSecret, next: { claims: {} } as Vouched }

  function idToken(nonce: string): string {
    const now = Math.floor(Date.now() / 1000)
    const claims = { iss: provider.issuer, aud: clientId, sub: 'subject', iat: now, exp: now + 60, nonce, ...provider.next.claims }
    const signed = `${base64({ alg: 'RS256', kid: 'one', typ: 'JWT' })}.${base64(claims)}`
    const { privateKey } = provider.next.forged ? wrong : real
    return `${signed}.${base64(sign('RSA-SHA256', Buffer.from(signed), privateKey))}`
  }

  function authorize(query: URLSearchParams, response: ServerResponse): void {
    const callback = query.get('redirect_uri') ?? ''
    const back = new URL(callback)
    back.searchParams.set('state', query.get('state') ?? '')
    if (provider.next.refuses) back.searchParams.set('error', 'access_denied')
    else {
      const code = randomBytes(12).toString('hex')
      codes.set(code, { nonce: query.get('nonce') ?? '', challenge: query.get('code_challenge') ?? '', callback })
      back.searchParams.set('code', code)
    }
    response.writeHead(302, { location: back.href }).end()
  }

  async function token(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const given = await form(request)
    const basic = `Basic ${Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret).replaceAll('%20', '+')}`).toString('base64')}`
    const asked = codes.get(given.get('code') ?? '')
    codes.delete(given.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(given.get('code_verifier') ?? '')
      .digest('base64url')
    if (request.headers.authorization !== basic) return void json(response, 401, { error: 'invalid_client' })
    if (!asked || asked.challenge !== challenge || asked.callback !== given.get('redirect_uri')) {
      return void json(response, 400, { error: 'invalid_grant' })
    }
    json(response, 200, { access_token: 'opaque', token_type: 'Bearer', expires_in: 60, id_token: idToken(asked.nonce) })
  }

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', provider.issuer)
    if (pathname === '/authorize') return authorize(searchParams, response)
    if (pathname === '/token') return void token(request, response)
    if (pathname === '/jwks')
      return void json(response, 200, { keys: [{ ...real.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }] })
    json(response, 200, {
      issuer: provider.issuer,
      authorization_endpoint: `${provider.issuer}/authorize`,
      token_endpoint: `${provider.issuer}/token`,
      jwks_uri: `${provider.issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  provider.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return Object.assign(provider, {
    visit: async (url: string) => (await fetch(url, { redirect: 'manual' })).headers.get('location') ?? '',
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  })
}
