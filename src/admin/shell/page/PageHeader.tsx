import './PageHeader.css'
import ChevronRight from '@mui/icons-material/ChevronRight'
import { type RefObject, useEffect, useRef } from 'react'
import { LinkBase, TitlePortal, useTranslate } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { keepFocus } from '../../../ui/keepFocus.ts'
import { useLabel, useNavigation } from '../useNavigation.ts'
import { crumbsTo } from './crumbs.ts'

/** Sets the document's title from the `h1` inside `heading`, whichever component renders it: `New customer · Car Dealer Hub`. */
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

/** On each page after the first one, moves a lost focus to the title. */
const useKeptFocus = (): void => {
  const { pathname } = useLocation()
  const first = useRef(pathname)
  useEffect(() => {
    if (pathname === first.current) return
    first.current = ''
    return keepFocus()
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
  /** Refs of the header's elements that pages fill. */
  readonly extra: (element: HTMLElement | null) => void
  readonly line: (element: HTMLElement | null) => void
}

/** Breadcrumbs and title of the page; `HeaderLine` adds content below the title, `HeaderExtra` at its end. */
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
