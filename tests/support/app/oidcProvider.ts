import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const base64 = (value: object | Buffer) => (Buffer.isBuffer(value) ? value : Buffer.from(JSON.stringify(value))).toString('base64url')

interface AuthorizationRequest {
  readonly nonce: string
  readonly challenge: string
  readonly callback: string
}

/** Claims of the next sign-in at the provider; tests can make each wrong. */
interface ProviderClaims {
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
  next: ProviderClaims
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

/** Claims as a signed token (RS256). */
function signedToken(claims: object, key: KeyObject): string {
  const content = `${base64({ alg: 'RS256', kid: 'one', typ: 'JWT' })}.${base64(claims)}`
  return `${content}.${base64(sign('RSA-SHA256', Buffer.from(content), key))}`
}

const CLIENT = { clientId: 'hub', clientSecret: 'a client secret of the test' }

/** The `Authorization` header of the client (RFC 6749). */
const CLIENT_CREDENTIALS = `Basic ${Buffer.from(
  `${encodeURIComponent(CLIENT.clientId)}:${encodeURIComponent(CLIENT.clientSecret).replaceAll('%20', '+')}`,
).toString('base64')}`

const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url')

const discovery = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
})

/** The provider's endpoints. */
class Provider {
  issuer = ''
  next: ProviderClaims = { claims: {} }
  readonly #published = generateKeyPairSync('rsa', { modulusLength: 2048 })
  readonly #unpublished = generateKeyPairSync('rsa', { modulusLength: 2048 })
  readonly #codes = new Map<string, AuthorizationRequest>()

  answer(request: IncomingMessage, response: ServerResponse): void {
    const { pathname, searchParams } = new URL(request.url ?? '/', this.issuer)
    if (pathname === '/authorize') this.#authorize(searchParams, response)
    else if (pathname === '/token') void this.#token(request, response)
    else if (pathname === '/jwks') json(response, 200, { keys: [this.#publicKey()] })
    else json(response, 200, discovery(this.issuer))
  }

  #publicKey() {
    return { ...this.#published.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }
  }

  #idToken(nonce: string): string {
    const now = Math.floor(Date.now() / 1000)
    const claims = { iss: this.issuer, aud: CLIENT.clientId, sub: 'subject', iat: now, exp: now + 60, nonce, ...this.next.claims }
    return signedToken(claims, (this.next.forged ? this.#unpublished : this.#published).privateKey)
  }

  #authorize(query: URLSearchParams, response: ServerResponse): void {
    const callback = query.get('redirect_uri') ?? ''
    const back = new URL(callback)
    back.searchParams.set('state', query.get('state') ?? '')
    if (this.next.refuses) back.searchParams.set('error', 'access_denied')
    else {
      const code = randomBytes(12).toString('hex')
      this.#codes.set(code, { nonce: query.get('nonce') ?? '', challenge: query.get('code_challenge') ?? '', callback })
      back.searchParams.set('code', code)
    }
    response.writeHead(302, { location: back.href }).end()
  }

  async #token(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const given = await form(request)
    const code = given.get('code') ?? ''
    const asked = this.#codes.get(code)
    this.#codes.delete(code)
    if (request.headers.authorization !== CLIENT_CREDENTIALS) return void json(response, 401, { error: 'invalid_client' })
    if (asked?.challenge !== challengeOf(given.get('code_verifier') ?? '') || asked.callback !== given.get('redirect_uri'))
      return void json(response, 400, { error: 'invalid_grant' })
    json(response, 200, { access_token: 'opaque', token_type: 'Bearer', expires_in: 60, id_token: this.#idToken(asked.nonce) })
  }
}

/** A small OpenID Connect provider on this machine, for tests: discovery, code flow with PKCE (S256), RS256 id tokens. */
export async function startOidcProvider(): Promise<TestProvider> {
  const provider = new Provider()
  const server = createServer((request, response) => provider.answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  provider.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return Object.assign(provider, CLIENT, {
    visit: async (url: string) => (await fetch(url, { redirect: 'manual' })).headers.get('location') ?? '',
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  })
}
