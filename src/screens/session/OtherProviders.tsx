import { REDIRECT_PARAMETER, wantedPage } from '../../providers/auth/addresses.ts'
import { providerAddress } from '../../providers/auth/sessionCalls.ts'
import { fillText } from '../../providers/i18n/sessionTexts.ts'
import { KeyIcon } from './icons.tsx'
import { useSession } from './sessionContext.ts'

/** Other ways to sign in; nothing where none is configured. */
export function OtherProviders() {
  const { texts, locale, providers } = useSession()
  if (providers.length === 0) return null
  const asked = new URLSearchParams(location.search).has(REDIRECT_PARAMETER)
  const wanted = asked ? wantedPage(location.search, location.origin) : ''
  return (
    <div className="session-others">
      <p>{texts.signIn.orContinueWith}</p>
      {providers.map((provider) => (
        <a
          key={provider.id}
          href={providerAddress(provider, wanted, locale)}
          className="session-other"
          aria-label={fillText(texts.external.continueWith, { name: provider.name })}
        >
          <KeyIcon />
          <span dir="auto">{provider.name}</span>
        </a>
      ))}
    </div>
  )
}
