import './Brand.css'
import { LinkBase, useTranslate } from 'react-admin'

/** The product's sign: a car seen from the front. */
const Sign = () => (
  <svg viewBox="0 0 32 32" aria-hidden="true">
    <rect width="32" height="32" rx="9" fill="currentColor" />
    <path d="M7 20.5 9.3 13a2.6 2.6 0 0 1 2.5-1.9h8.4a2.6 2.6 0 0 1 2.5 1.9l2.3 7.5v4a1 1 0 0 1-1 1h-1.6a1 1 0 0 1-1-1v-1.4H10.6v1.4a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1zm3.2-1.8h11.6l-1.5-4.9a.7.7 0 0 0-.6-.5h-7.4a.7.7 0 0 0-.6.5z" />
  </svg>
)

/** The product, and the way home. */
export const Brand = ({ short = false }: { readonly short?: boolean }) => {
  const title = useTranslate()('app.title')
  return (
    <LinkBase to="/home" aria-label={title} className={short ? 'brand brand-short' : 'brand'}>
      <Sign />
      <span>{title}</span>
    </LinkBase>
  )
}
