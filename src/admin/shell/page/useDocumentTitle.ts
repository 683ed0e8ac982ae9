import { type RefObject, useEffect } from 'react'
import { useTranslate } from 'react-admin'

/** The document's title follows the `h1` within `heading`, whichever component writes it: `New customer · Car Dealer Hub`. */
export const useDocumentTitle = (heading: RefObject<HTMLElement | null>): void => {
  const brand = useTranslate()('app.title')
  useEffect(() => {
    const element = heading.current?.querySelector('h1')
    if (!element) return
    const tell = () => {
      const text = element.textContent?.trim()
      document.title = text ? `${text} · ${brand}` : brand
    }
    const observer = new MutationObserver(tell)
    observer.observe(element, { childList: true, characterData: true, subtree: true })
    tell()
    return () => {
      observer.disconnect()
      document.title = brand
    }
  }, [heading, brand])
}
