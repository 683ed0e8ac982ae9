import type { Page } from 'playwright-core'

/** What is the same in every language: the product's name, the languages' own names, formats, variables, marks of empty values. */
const NAMES = [
  ...['Car Dealer Hub', 'English', 'Français', 'Türkçe'],
  ...['CSV', 'XLSX', 'JSON', 'SQL', 'PostgreSQL', 'IBAN', 'VIN', 'ID', 'KG'],
  'REPORTS_DATABASE_URL',
]

/** Values of records: cells of tables, values of details, elements with their own direction, and what charts write and measure. */
const DATA = 'td, dd, input, textarea, bdi, [dir=auto], [dir=ltr], pre, svg text, #recharts_measurement_span'

/** Runs in the page: every visible or accessible text except values. */
const collect = `(() => {
  const seen = []
  const isData = (element) => element.closest(${JSON.stringify(DATA)}) !== null
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode
    if (!parentElement || parentElement.closest('script, style, noscript') || isData(parentElement)) continue
    if (parentElement.checkVisibility()) seen.push(textContent.trim())
  }
  for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
    for (const element of document.querySelectorAll('[' + name + ']')) if (element.checkVisibility() && !element.closest('td, dd')) seen.push(element.getAttribute(name))
  return [...new Set(seen)].filter(Boolean)
})()`

/** Runs in the page: everything with an unfilled parameter, in texts and in attributes. */
const unfilledIn = `(() => {
  const texts = [document.title, document.body.innerText, ...[...document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')].flatMap(
    (element) => ['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? ''))]
  return [...new Set(texts.flatMap((text) => text.match(/.{0,40}%\\{.{0,40}/g) ?? []))]
})()`

/** Texts of the page with an unfilled parameter. */
export const unfilled = (page: Page): Promise<string[]> => page.evaluate<string[]>(unfilledIn)

/** Texts of the page with Latin words, which are untranslated in Arabic. `data` lists record values in titles and similar texts. */
export async function untranslated(page: Page, data: readonly string[] = []): Promise<string[]> {
  const texts = await page.evaluate<string[]>(collect)
  const known = [...NAMES, ...data].toSorted((one, other) => other.length - one.length)
  const rest = (text: string) => known.reduce((left, name) => left.replaceAll(name, ''), text)
  return texts.filter((text) => /[A-Za-z]{2,}/.test(rest(text)))
}
