import './PageFooter.css'
import { useLocaleState, useTranslate } from 'react-admin'

/** Copyright with the present year, and who made it (specification, section 1). */
export const PageFooter = () => {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const year = new Intl.NumberFormat(`${locale}-u-nu-latn`, { useGrouping: false }).format(new Date().getFullYear())
  return (
    <footer className="hub-footer">
      <span>{translate('app.shell.copyright', { year })}</span>
      <span>{translate('app.shell.developedBy', { name: translate('app.title') })}</span>
    </footer>
  )
}
