/** The content to print, as texts in the user's language. */
export interface Printed {
  readonly title: string
  /** Below the title: values of the filters, number of rows, time of the run. */
  readonly lines: readonly string[]
  /** A self-contained SVG. */
  readonly picture?: string
  readonly columns: readonly { readonly name: string; readonly isNumber: boolean }[]
  readonly rows: readonly (readonly string[])[]
}

const STYLES = `
  body { font: 10pt sans-serif; margin: 0; color: #000; background: #fff }
  h1 { font-size: 14pt; margin: 0 0 4pt }
  p { margin: 0 0 4pt; color: #444 }
  img { max-width: 100%; margin: 8pt 0 }
  table { border-collapse: collapse; width: 100%; margin-top: 8pt }
  thead { display: table-header-group }
  tr { break-inside: avoid }
  th, td { border-bottom: 0.5pt solid #999; padding: 3pt 6pt; text-align: start; vertical-align: top }
  .number { text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums }`

function write(page: Document, { title, lines, picture, columns, rows }: Printed): void {
  const add = (parent: Element, name: string, text = '', isNumber = false): HTMLElement => {
    const made = page.createElement(name)
    made.textContent = text
    if (isNumber) made.className = 'number'
    parent.append(made)
    return made
  }
  page.documentElement.lang = document.documentElement.lang
  page.documentElement.dir = document.documentElement.dir
  page.title = title
  add(page.body, 'h1', title)
  for (const line of lines) add(page.body, 'p', line)
  if (picture !== undefined) add(page.body, 'img').setAttribute('src', `data:image/svg+xml;charset=utf-8,${encodeURIComponent(picture)}`)
  const table = add(page.body, 'table')
  const head = add(add(table, 'thead'), 'tr')
  for (const { name, isNumber } of columns) add(head, 'th', name, isNumber)
  const body = add(table, 'tbody')
  for (const row of rows) {
    const line = add(body, 'tr')
    for (const [at, text] of row.entries()) add(line, 'td', text, columns[at]?.isNumber)
  }
}

/** Prints a result with all rows; the page itself renders only visible ones. */
export async function printResult(printed: Printed): Promise<void> {
  const frame = document.createElement('iframe')
  frame.setAttribute('aria-hidden', 'true')
  Object.assign(frame.style, { position: 'fixed', width: '0', height: '0', border: '0' })
  document.body.append(frame)
  const page = frame.contentWindow
  if (!page) return
  write(page.document, printed)
  // Adds rules by script, because the page's policy does not allow inline styles.
  const sheet = new (page as Window & typeof globalThis).CSSStyleSheet()
  sheet.replaceSync(STYLES)
  page.document.adoptedStyleSheets = [sheet]
  await Promise.all([...page.document.querySelectorAll('img')].map((image) => image.decode().catch(() => undefined)))
  page.addEventListener('afterprint', () => frame.remove())
  page.print()
}
