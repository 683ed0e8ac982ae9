import { direction } from '../../../../model/values/direction.ts'
import { printTexts } from '../printTexts.ts'
import { Html, html } from './html.ts'

const STYLE = 'body{font:16px/1.6 system-ui,sans-serif;max-width:32em;margin:15vh auto;padding:0 1.5em;color:#1c2230}h1{font-size:1.4em}'

/** Page for an invalid, expired or revoked address; it does not reveal which. */
export async function gonePage(token: string, nonce: string): Promise<string> {
  const language = /~(ar|fr|tr)~/.exec(token)?.[1] ?? 'en'
  const { gone } = await printTexts(language)
  return html`<!doctype html>
<html lang="${language}" dir="${direction(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${gone.title}</title><style nonce="${nonce}">${new Html(STYLE)}</style></head><body><h1>${gone.title}</h1><p>${gone.text}</p></body></html>`
    .markup
}
