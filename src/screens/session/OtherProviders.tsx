import { REDIRECT_PARAMETER, redirectTarget } from '../../providers/auth/addresses.ts'
import { providerAddress } from '../../providers/auth/sessionCalls.ts'
import { fillText } from '../../providers/i18n/sessionTexts.ts'
import { Icon } from './icons.tsx'
import { useSession } from './sessionContext.ts'

const KeyIcon = () => <Icon size={18} d="M8 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9Zm4.4-4.5H21v3.5M17 12v2.5" />

/** Other ways to sign in. */
export default function OtherProviders() {
  const { texts, locale, providers } = useSession()
  const redirects = new URLSearchParams(location.search).has(REDIRECT_PARAMETER)
  const target = redirects ? redirectTarget(location.search, location.origin) : ''
  return (
    <div className="session-others">
      <p>{texts.signIn.orContinueWith}</p>
      {providers.map((provider) => (
        <a
          key={provider.id}
          href={providerAddress(provider, target, locale)}
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
