import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  type IDToken,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import type { OidcProvider } from '../../start/configOidc.ts'

/** Values to verify a callback. */
export interface Checks {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}

/** The provider's claims about the user. */
export interface ExternalUser {
  readonly email: string
  readonly verified: boolean
  readonly name: string
}

export interface OidcClient {
  readonly provider: OidcProvider
  /** Address at the provider, and the values to keep until the callback. Rejects if the provider does not answer. */
  readonly begin: (callback: string) => Promise<{ readonly url: string; readonly checks: Checks }>
  /** The callback's address with its parameters → the user. Rejects with the library's errors for anything that does not match. */
  readonly finish: (callback: URL, checks: Checks) => Promise<ExternalUser>
}

const SECONDS = 10

/** RFC 8414: by default the provider takes the secret in the header. */
const takesPost = (methods: readonly string[] | undefined) =>
  methods?.includes('client_secret_post') === true && !methods.includes('client_secret_basic')

async function discover({ issuer, clientId, clientSecret }: OidcProvider): Promise<Configuration> {
  const execute = issuer.startsWith('http:') ? [allowInsecureRequests] : []
  const found = await discovery(new URL(issuer), clientId, clientSecret, undefined, { execute, timeout: SECONDS })
  const metadata = found.serverMetadata()
  const method = takesPost(metadata.token_endpoint_auth_methods_supported) ? ClientSecretPost : ClientSecretBasic
  const client = new Configuration(metadata, clientId, clientSecret, method(clientSecret))
  client.timeout = SECONDS
  for (const change of [...execute, enableNonRepudiationChecks]) change(client)
  return client
}

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/**
 * Authorization code flow with PKCE, state, nonce and the id token's signature, which the library leaves to TLS unless configured
 * otherwise. The provider is discovered once, and again after a failure.
 */
export function createOidcClient(provider: OidcProvider): OidcClient {
  let known: Promise<Configuration> | undefined
  const configuration = (): Promise<Configuration> => {
    known ??= discover(provider).catch((error: unknown) => {
      known = undefined
      throw error
    })
    return known
  }
  return {
    provider,
    async begin(callback) {
      const client = await configuration()
      const checks = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() }
      const url = buildAuthorizationUrl(client, {
        redirect_uri: callback,
        scope: 'openid email profile',
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await calculatePKCECodeChallenge(checks.verifier),
        code_challenge_method: 'S256',
      })
      return { url: url.href, checks }
    },
    async finish(callback, { state, nonce, verifier }) {
      const tokens = await authorizationCodeGrant(await configuration(), callback, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      })
      const { email, email_verified: verified, name }: Partial<IDToken> = tokens.claims() ?? {}
      return { email: text(email), verified: verified === true, name: text(name) }
    },
  }
}
