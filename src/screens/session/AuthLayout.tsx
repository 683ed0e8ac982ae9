import './AuthLayout.css'
import './Showroom.css'
import '../../ui/visuallyHidden.css'
import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { changeAppearance } from '../../appearance/theme/settings.ts'
import { useAppearance } from '../../appearance/theme/useAppearance.ts'
import { isLocale, LOCALES } from '../../providers/i18n/locales.ts'
import { GlobeIcon, Logo, MoonIcon, SunIcon } from './icons.tsx'
import { noticeAdvice, noticeText, useSession } from './sessionContext.ts'

/** Lazy, so that the form does not wait for the picture. */
const Car = lazy(() => import('./ShowroomCar.tsx'))

const wideQuery = (): MediaQueryList => matchMedia('(min-width: 720px)')

const subscribe = (changed: () => void): (() => void) => {
  const query = wideQuery()
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

const isWide = (): boolean => wideQuery().matches

/** Decoration beside the forms on wide pages: a car under a lamp in a dark hall, facing the form. */
const Showroom = () => {
  const shown = useSyncExternalStore(subscribe, isWide)
  return (
    <div className="showroom" aria-hidden="true">
      <span className="showroom-lamp" />
      <div className="showroom-car">
        <Suspense fallback={null}>{shown && <Car />}</Suspense>
      </div>
    </div>
  )
}

function LanguageSwitch() {
  const { texts, locale, chooseLocale } = useSession()
  return (
    <label className="session-language">
      <GlobeIcon />
      <span className="visually-hidden">{texts.language}</span>
      <select value={locale} onChange={({ target }) => isLocale(target.value) && chooseLocale(target.value)}>
        {LOCALES.map((each) => (
          <option key={each.locale} value={each.locale} lang={each.locale}>
            {each.name}
          </option>
        ))}
      </select>
    </label>
  )
}

function ModeSwitch() {
  const { texts } = useSession()
  const dark = useAppearance().mode === 'dark'
  return (
    <button
      type="button"
      className="session-mode"
      aria-label={dark ? texts.lightMode : texts.darkMode}
      title={dark ? texts.lightMode : texts.darkMode}
      onClick={() => changeAppearance({ mode: dark ? 'light' : 'dark' })}
    >
      {dark ? <SunIcon /> : <MoonIcon />}
    </button>
  )
}

function Brand() {
  const { texts } = useSession()
  return (
    <div className="session-brand">
      <Logo />
      <span>{texts.brand}</span>
    </div>
  )
}

interface AuthLayoutProps {
  readonly title: string
  readonly subtitle: string
  /** Above the title. */
  readonly picture?: ReactNode
  readonly children?: ReactNode
  /** Work in progress that needs no input. */
  readonly busy?: boolean
  /** Links to the other session screens. */
  readonly footer?: ReactNode
}

const typesWithKeys = () => matchMedia('(pointer: fine)').matches

/** Focuses the first empty input, unless that would open the on-screen keyboard. */
function focusFirst(root: HTMLElement): void {
  const inputs = [...root.querySelectorAll('input')]
  const first = inputs.find((input) => input.value === '') ?? inputs[0]
  if (first && typesWithKeys()) first.focus()
}

/** The side-by-side layout of the session screens (specification, section 2). */
export function AuthLayout({ title, subtitle, picture, children, busy = false, footer }: AuthLayoutProps) {
  const { texts, notice } = useSession()
  const advice = notice && noticeAdvice(texts, notice)
  const main = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    document.title = `${title} · ${texts.brand}`
  }, [title, texts.brand])
  useEffect(() => {
    if (main.current) focusFirst(main.current)
  }, [])
  return (
    <div className="session">
      <aside className="session-side">
        <Brand />
        <Showroom />
        <p className="session-tagline">{texts.tagline}</p>
      </aside>
      <div className="session-page">
        <header className="session-tools">
          <Brand />
          <LanguageSwitch />
          <ModeSwitch />
        </header>
        <main className="session-main" ref={main} aria-busy={busy}>
          {picture}
          <h1>{title}</h1>
          <p className="session-subtitle" role={busy ? 'status' : undefined}>
            {subtitle}
          </p>
          {busy ? <span className="session-spinner session-waiting" aria-hidden="true" /> : null}
          {notice ? (
            <p className="session-notice" role="status">
              <span>{noticeText(texts, notice)}</span>
              {advice === undefined ? null : <span>{advice}</span>}
            </p>
          ) : null}
          {children}
          {footer ? <p className="session-footer">{footer}</p> : null}
        </main>
      </div>
    </div>
  )
}
