/** A provider of external sign-in (OpenID Connect). */
export interface OidcProvider {
  /** In addresses: the NAME of the variables in lower case. */
  readonly id: string
  /** Label of the button. */
  readonly label: string
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}

interface Mistake {
  readonly variable: string
  readonly message: string
  readonly remedy: string
}

type Environment = Readonly<Record<string, string | undefined>>

const VARIABLE = /^OIDC_([A-Z][A-Z0-9]*)_(.+)$/

const REMEDIES = {
  ISSUER: 'Give the issuer’s address as the provider documents it, for example https://accounts.google.com',
  CLIENT_ID: 'Give the client id that the provider shows for this product.',
  CLIENT_SECRET: 'Give the client secret that the provider shows for this product.',
} as const

type Part = keyof typeof REMEDIES
const PARTS = Object.keys(REMEDIES) as Part[]

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Tokens must be encrypted in transit, so the issuer needs https or must be this machine. */
function isIssuer(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, search, hash } = new URL(text)
  return (protocol === 'https:' || (protocol === 'http:' && LOOPBACK.has(hostname))) && search === '' && hash === ''
}

/** `GOOGLE` → `Google`. */
const humanName = (name: string) => name.charAt(0) + name.slice(1).toLowerCase()

function mistakesOf(name: string, given: Environment): Mistake[] {
  const missing = PARTS.filter((part) => !given[part]).map((part) => ({
    variable: `OIDC_${name}_${part}`,
    message: `is missing: signing in with ${humanName(name)} needs issuer, client id and client secret`,
    remedy: `${REMEDIES[part]} Or leave out all of OIDC_${name}_….`,
  }))
  const { ISSUER: issuer } = given
  if (!issuer || isIssuer(issuer)) return missing
  const variable = `OIDC_${name}_ISSUER`
  return [...missing, { variable, message: `is ${JSON.stringify(issuer)}, which is no address with https`, remedy: REMEDIES.ISSUER }]
}

function unknownParts(name: string, given: Environment): Mistake[] {
  const known: readonly string[] = [...PARTS, 'LABEL']
  return Object.keys(given)
    .filter((part) => !known.includes(part))
    .map((part) => ({
      variable: `OIDC_${name}_${part}`,
      message: 'is not known',
      remedy: `Use OIDC_${name}_${[...known].join(`, OIDC_${name}_`)}.`,
    }))
}

/** `OIDC_<NAME>_ISSUER`, `…_CLIENT_ID`, `…_CLIENT_SECRET` and optionally `…_LABEL`, for any number of names. Empty variables count as absent. */
export function readOidc(environment: Environment): { readonly providers: readonly OidcProvider[]; readonly mistakes: readonly Mistake[] } {
  const found = Object.entries(environment).flatMap(([variable, value]) => {
    const [, name, part] = VARIABLE.exec(variable) ?? []
    return name && part && value ? [{ name, part, value }] : []
  })
  const names = Object.entries(Object.groupBy(found, ({ name }) => name)).map(
    ([name, parts = []]) => [name, Object.fromEntries(parts.map(({ part, value }) => [part, value])) as Environment] as const,
  )
  const mistakes = names.flatMap(([name, given]) => [...unknownParts(name, given), ...mistakesOf(name, given)])
  const providers = names.map(([name, given]) => ({
    id: name.toLowerCase(),
    label: given.LABEL ?? humanName(name),
    issuer: given.ISSUER ?? '',
    clientId: given.CLIENT_ID ?? '',
    clientSecret: given.CLIENT_SECRET ?? '',
  }))
  return { providers, mistakes }
}
