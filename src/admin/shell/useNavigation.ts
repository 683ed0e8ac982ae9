import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { useAdmin } from '../adminContext.tsx'
import { type Label, type Navigation, schemaNavigation } from './navigation.ts'

/** The ways that the product declares, else those that its schemas make. */
export const useNavigation = (): Navigation => {
  const { model, subject, navigation } = useAdmin()
  return useMemo(() => navigation ?? schemaNavigation(model, subject), [navigation, model, subject])
}

/** Names of lists are plurals. */
export const useLabel = (): ((label: Label) => string) => {
  const translate = useTranslate()
  return ({ key, fallback }) => translate(key, { smart_count: 2, _: fallback })
}
