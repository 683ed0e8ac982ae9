import { afterAll, beforeAll, expect, test } from 'vitest'
import { LAYOUTS, MODES } from '../../src/appearance/theme/settings.ts'
import type { Model } from '../../src/model/resolvedEntity.ts'
import type { LocaleName } from '../../src/providers/i18n/locales.ts'
import { routesOf } from '../../src/screens/routing/routes.ts'
import { faultsOf } from '../scenes/faults.ts'
import { applyLook, type Look, lookName, WIDTHS } from '../scenes/looks.ts'
import { goTo, openScene, settled } from '../scenes/openScene.ts'
import { productModel } from '../scenes/productModel.ts'
import { type Scene, SIGNED_OUT, scenesFor } from '../scenes/sceneList.ts'
import { STATES } from '../scenes/states.ts'
import { describeInBrowser } from '../support/browser/browser.ts'
import { ADMIN, DEALER, newPerson, type Person } from '../support/browser/person.ts'
import { startDemoServer } from '../support/processes/demoServer.ts'
import type { ServerProcess } from '../support/processes/serverProcess.ts'
import { SPECIFIED_PATHS } from '../support/texts/specifiedPaths.ts'

const MINUTES = 60_000

/** The nth look: neighbours differ in everything, so a few screens together use every value. `npm run scenes` takes them all. */
const look = (locale: LocaleName, at: number): Look => ({
  locale,
  layout: LAYOUTS[at % LAYOUTS.length] ?? 'collapsibleSide',
  mode: MODES[at % MODES.length] ?? 'dark',
  width: WIDTHS[at % WIDTHS.length] ?? 1280,
})

/** Names of parameters don't matter for comparing addresses. */
const shape = (path: string): string => path.replaceAll(/\{\w+\}/g, '{}')

const NAMED: ReadonlySet<string> = new Set(SPECIFIED_PATHS.map(shape))

/** A screen without data. */
const EMPTY: Scene = { name: '/access-denied', path: '/access-denied' }

/** One in this many generated screens. */
const EVERY = 24

/** Every screen that the specification names, as one of the roles that may open it, and some others. */
const sampled = (model: Model, scenes: readonly Scene[], role: 'Admin' | 'Dealer'): readonly Scene[] => {
  const dealers = new Set(routesOf(model).flatMap(({ path, roles }) => (roles?.includes('Dealer') === false ? [] : [shape(path)])))
  const isIts = (name: string) => NAMED.has(name) && (role === 'Dealer' || !dealers.has(name))
  return scenes.filter(({ name }, at) => isIts(shape(name)) || at % EVERY === 0)
}

/** Navigates to a state's screen within the page, without anything of the last state; a page whose requests are or were broken is loaded again. */
const openState = async (person: Person, scene: Scene, last: Scene | undefined): Promise<void> => {
  if (!last || last.before || scene.before) return person.visit(scene.path)
  await person.page.keyboard.press('Escape')
  await openScene(person, EMPTY)
  await goTo(person, scene)
}

/** Dealers open what both may open. */
const ROLES = [
  { role: 'Admin', email: ADMIN, locale: 'en' },
  { role: 'Dealer', email: DEALER, locale: 'ar' },
] as const

describeInBrowser('a screen', (browser) => {
  let server: ServerProcess
  beforeAll(async () => {
    server = await startDemoServer()
  })
  afterAll(() => server?.stop())

  const faultsOn = async (
    person: Person,
    scenes: readonly Scene[],
    open: (scene: Scene, last: Scene | undefined) => Promise<void>,
    locale: LocaleName,
  ) => {
    const faults: string[] = []
    for (const [at, scene] of scenes.entries()) {
      await applyLook(person, look(locale, at), scene.settings)
      await scene.before?.(person)
      await open(scene, scenes[at - 1])
      await settled(person)
      if (scene.arrange) {
        await scene.arrange(person)
        await settled(person)
      }
      for (const fault of await faultsOf(person)) faults.push(`${scene.name} (${lookName(look(locale, at))}): ${fault}`)
      if (scene.before) await person.page.unrouteAll()
    }
    return faults
  }

  test.each(['en', 'ar'] as const)('is accessible and fits its window before sign-in (%s)', async (locale) => {
    const person = await newPerson(browser, server.origin, { locale })
    await person.visit('/sign-in')
    expect(await faultsOn(person, SIGNED_OUT, (scene) => goTo(person, scene), locale)).toEqual([])
    await person.expectClean()
    await person.close()
  })

  test.each(ROLES)(
    'is accessible and fits its window in every state that $role causes (ar)',
    async ({ role, email }) => {
      const locale = 'ar'
      const person = await newPerson(browser, server.origin, { locale })
      await person.signIn(email, '/MyAccount')
      const scenes = STATES.filter((state) => state.role === role && (state.arrange || state.before))
      expect(scenes.length).toBeGreaterThan(0)
      expect(await faultsOn(person, scenes, (scene, last) => openState(person, scene, last), locale)).toEqual([])
      await person.close()
    },
    8 * MINUTES,
  )

  test.each(ROLES)(
    'is accessible and fits its window for $role ($locale)',
    async ({ role, email, locale }) => {
      const person = await newPerson(browser, server.origin, { locale })
      await person.signIn(email, '/MyAccount')
      const model = await productModel()
      const scenes = sampled(model, await scenesFor(model, person, role), role)
      expect(scenes.length).toBeGreaterThan(15)
      expect(await faultsOn(person, scenes, (scene) => goTo(person, scene), locale)).toEqual([])
      await person.expectClean()
      await person.close()
    },
    8 * MINUTES,
  )
})
