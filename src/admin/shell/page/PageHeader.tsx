import './PageHeader.css'
import ChevronRight from '@mui/icons-material/ChevronRight'
import { type RefObject, useEffect, useRef } from 'react'
import { LinkBase, TitlePortal, useTranslate } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { useLabel, useNavigation } from '../useNavigation.ts'
import { crumbsTo } from './crumbs.ts'
import { focusHeading } from './focusHeading.ts'

/** The document's title follows the `h1` within `heading`, whichever component writes it: `New customer · Car Dealer Hub`. */
const useDocumentTitle = (heading: RefObject<HTMLElement | null>): void => {
  const brand = useTranslate()('app.title')
  useEffect(() => {
    const element = heading.current?.querySelector('h1')
    if (!element) return
    const update = () => {
      const text = element.textContent?.trim()
      document.title = text ? `${text} · ${brand}` : brand
    }
    const observer = new MutationObserver(update)
    observer.observe(element, { childList: true, characterData: true, subtree: true })
    update()
    return () => {
      observer.disconnect()
      document.title = brand
    }
  }, [heading, brand])
}

/** Milliseconds within which a page that is left, or a dialog on it, takes the focus with it. */
const LEAVING = 3000

/** Calls back while a page is left: soon, and again until the user goes on with the keyboard. */
const whileLeaving = (onLeft: () => void): (() => void) => {
  const stop = new AbortController()
  const { signal } = stop
  // Inputs that take the focus themselves come first.
  const interval = setInterval(onLeft, 50)
  const timer = setTimeout(() => stop.abort(), LEAVING)
  for (const action of ['keydown', 'pointerdown']) addEventListener(action, () => stop.abort(), { signal })
  signal.addEventListener('abort', () => {
    clearInterval(interval)
    clearTimeout(timer)
  })
  return () => stop.abort()
}

/** The first page begins at its top; on each that follows, a focus that went with the last one goes to the title. */
const useKeptFocus = (): void => {
  const { pathname } = useLocation()
  const first = useRef(pathname)
  useEffect(() => {
    if (pathname === first.current) return
    first.current = ''
    return whileLeaving(focusHeading)
  }, [pathname])
}

const Crumbs = () => {
  const translate = useTranslate()
  const labelOf = useLabel()
  const navigation = useNavigation()
  const { pathname } = useLocation()
  const crumbs = crumbsTo(pathname, navigation)
  if (crumbs.length === 0) return null
  return (
    <nav aria-label={translate('app.shell.breadcrumbs')}>
      <ol className="hub-crumbs">
        {crumbs.map(({ label, to, here }, at) => (
          <li key={label.key}>
            {to === undefined ? (
              <span aria-current={here ? 'page' : undefined}>{labelOf(label)}</span>
            ) : (
              <LinkBase to={to}>{labelOf(label)}</LinkBase>
            )}
            {at < crumbs.length - 1 && <ChevronRight className="pointing" />}
          </li>
        ))}
      </ol>
    </nav>
  )
}

interface Props {
  /** Receives the elements of the header that pages fill. */
  readonly extra: (element: HTMLElement | null) => void
  readonly line: (element: HTMLElement | null) => void
}

/** The way to the page, its title with what `HeaderLine` puts below it, and at the end what `HeaderExtra` puts there. */
export const PageHeader = ({ extra, line }: Props) => {
  const heading = useRef<HTMLDivElement>(null)
  useDocumentTitle(heading)
  useKeptFocus()
  return (
    <header className="hub-header">
      <Crumbs />
      <div className="hub-title">
        <div ref={heading} className="hub-heading">
          <TitlePortal variant="h4" component="h1" tabIndex={-1} />
          <div ref={line} className="hub-line" />
        </div>
        <div ref={extra} className="hub-extra" />
      </div>
    </header>
  )
}
