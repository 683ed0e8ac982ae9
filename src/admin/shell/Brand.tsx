import './Brand.css'
import { LinkBase, useTranslate } from 'react-admin'
import { useAdmin } from '../adminContext.tsx'

/** Logo and name of the product, linked to the start page. */
export const Brand = ({ short = false }: { readonly short?: boolean }) => {
  const title = useTranslate()('app.title')
  const { Sign } = useAdmin().shell ?? {}
  return (
    <LinkBase to="/home" aria-label={title} className={short ? 'brand brand-short' : 'brand'}>
      {Sign && <Sign />}
      <span>{title}</span>
    </LinkBase>
  )
}
