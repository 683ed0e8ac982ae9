import type { ConsoleMessage, Page, Request } from 'playwright-core'

/** Runs in the page before its own code. A string, because the browser executes it. */
const REPORT_VIOLATIONS = `document.addEventListener('securitypolicyviolation', (event) => {
  const place = event.sourceFile ? ' at ' + event.sourceFile + ':' + event.lineNumber : ''
  reportViolation(event.effectiveDirective + ' refused ' + event.blockedURI + place)
})`

const LOCAL = new Set(['127.0.0.1', 'localhost', '[::1]'])

function isForeign(request: Request): boolean {
  const { protocol, hostname } = new URL(request.url())
  return protocol.startsWith('http') && !LOCAL.has(hostname)
}

const consoleLine = (message: ConsoleMessage) => `console error: ${message.text()} (${message.location().url})`

/**
 * Collects, as one line each, what should never happen in a page: console errors, uncaught errors, violations of its
 * Content-Security-Policy, and requests to other machines. The array grows as they happen.
 */
export async function watchPage(page: Page): Promise<readonly string[]> {
  const problems: string[] = []
  await page.exposeFunction('reportViolation', (text: string) => void problems.push(`policy violation: ${text}`))
  await page.addInitScript({ content: REPORT_VIOLATIONS })
  page.on('console', (message) => message.type() === 'error' && problems.push(consoleLine(message)))
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.stack ?? error.message}`))
  page.on('request', (request) => isForeign(request) && problems.push(`request to another machine: ${request.url()}`))
  return problems
}
