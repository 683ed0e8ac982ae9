import type { Person } from '../support/browser/person.ts'
import { PATIENCE_MS } from '../support/patience.ts'
import type { Scene } from './sceneList.ts'

/** Only a hang takes so long. */

/** Stands for what is still to come. */
const COMING = '#root .MuiSkeleton-root, #root [role=progressbar]:not([aria-valuenow])'

/** Milliseconds without a change after which a page has come to rest; shorter than the second that a countdown takes. */
const QUIET_MS = 400

const quiet = `new Promise((done) => {
  let timer = setTimeout(done, ${QUIET_MS})
  new MutationObserver(() => { clearTimeout(timer); timer = setTimeout(done, ${QUIET_MS}) }).observe(document.body, { childList: true, subtree: true })
})`

/** Colours that are on their way from one mode to the other are neither. */
const arrived = 'Promise.allSettled(document.getAnimations().filter((each) => each instanceof CSSTransition).map((each) => each.finished))'

/** Waits until the page has a heading, nothing in it is still to come, and it has come to rest so. */
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

/** Goes to a screen within the page, as its links do. */
export const goTo = ({ page }: Person, { path }: Scene): Promise<void> =>
  page.evaluate(`history.pushState({}, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate'))`)

/** Goes to a screen within the page and waits until it has come. */
export const openScene = async (person: Person, scene: Scene): Promise<void> => {
  await goTo(person, scene)
  await settled(person)
}
