import { act, cleanup, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { screens } from '../../src/screens/index.ts'
import { hubNavigation } from '../../src/screens/routing/navigation.ts'
import { pagesOf } from '../../src/screens/routing/pages.tsx'
import { suiteApp } from '../support/app/suiteApp.ts'
import { connectApi } from '../support/app/transport.ts'
import { PATIENCE } from '../support/patience.ts'
import { hubTexts } from '../support/texts/hubTexts.ts'
import { mountHub } from '../support/web/mountHub.tsx'

const hub = suiteApp({ customers: 1 })
connectApi(() => hub.app)

const title = () => document.querySelector('h1')?.textContent?.trim()
const crumb = () => document.querySelector('.hub-crumbs [aria-current=page]')?.textContent

/** One page of each kind: generated list, bespoke list, form, generated view with its own address, and a page without an entity. */
const PLACES = ['/customers', '/cars', '/reports/create', '/-/MySubscriptionPlan', '/-/MyFirm']

test.each(['en', 'ar', 'fr', 'tr'] as const)(
  'what a menu leads to is called there what the menu calls it, in its title and at the end of the way to it: %s',
  async (locale) => {
    const texts = await hubTexts(locale)
    const { main, user } = hubNavigation(hub.model, { id: '', roles: ['Admin'] })
    const places = [...main.flatMap(({ items }) => items), ...user].filter(({ to }) => PLACES.includes(to))
    expect(places).toHaveLength(PLACES.length)
    const { router } = await mountHub(hub, '/access-denied', { locale, screens, pages: pagesOf(hub.model), navigation: hubNavigation })
    for (const { label, to } of places) {
      const name = texts(label.key, { smart_count: 2 })
      await act(() => router.navigate(to))
      await waitFor(() => expect([to, title(), crumb()]).toEqual([to, name, name]), PATIENCE)
    }
    cleanup()
  },
)
