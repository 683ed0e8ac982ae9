import { useTranslate } from 'react-admin'

/** Joins a label and a text by the colon of the language: `Actions: Ada` in English, `Actions : Ada` in French. Without a text an element may follow. */
export const useLabelled = () => {
  const translate = useTranslate()
  return (label: string, text = ''): string => `${translate('app.labelled', { label })} ${text}`
}
