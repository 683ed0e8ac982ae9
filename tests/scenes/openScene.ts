import type { Person } from '../support/browser/person.ts'
import { PATIENCE_MS } from '../support/patience.ts'
import type { Scene } from './sceneList.ts'

/** Placeholders of content that is still loading. */
const COMING = '#root .MuiSkeleton-root, #root [role=progressbar]:not([aria-valuenow])'

/** Milliseconds without a change after which a page counts as settled; shorter than a second of a countdown. */
const QUIET_MS = 400

const quiet = `new Promise((done) => {
  let timer = setTimeout(done, ${QUIET_MS})
  new MutationObserver(() => { clearTimeout(timer); timer = setTimeout(done, ${QUIET_MS}) }).observe(document.body, { childList: true, subtree: true })
})`

/** Waits for running animations, because colours in transition belong to neither mode. */
const arrived = 'Promise.allSettled(document.getAnimations().filter((each) => each instanceof CSSTransition).map((each) => each.finished))'

/** Waits until the page has a heading, nothing is loading, and it has settled. */
export const settled = async ({ page }: Person): Promise<void> => {
  await page.locator('h1').filter({ hasText: /\S/ }).first().waitFor({ state: 'attached', timeout: PATIENCE_MS })
  const coming = async () => (await page.locator(COMING).count()) > 0
  const end = Date.now() + PATIENCE_MS
  do {
    while (await coming()) {
      if (Date.now() > end) throw new Error(`${page.url()} is still loading`)
      await page.waitForTimeout(50)
    }
    await page.evaluate(quiet)
  } while (await coming())
  await page.evaluate(`${arrived}.then(() => undefined)`)
}

/** Navigates to a screen within the page, like a link. */
export const goTo = ({ page }: Person, { path }: Scene): Promise<void> =>
  page.evaluate(`history.pushState({}, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate'))`)

/** Navigates to a screen within the page and waits until it is settled. */
export const openScene = async (person: Person, scene: Scene): Promise<void> => {
  await goTo(person, scene)
  await settled(person)
}
