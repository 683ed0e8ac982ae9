import type { Plugin } from 'vite'
import ar from '../../i18n/ar/session.ts'
import en from '../../i18n/en/session.ts'
import fr from '../../i18n/fr/session.ts'
import tr from '../../i18n/tr/session.ts'
import { direction } from '../model/values/direction.ts'

const lines = Object.entries({ en, ar, fr, tr }).map(
  ([lang, { unexpected }]) => `<p lang="${lang}" dir="${direction(lang)}">${unexpected.title} <a href="">${unexpected.reload}</a></p>`,
)

/** Shown if the page's script or its first texts can't be loaded. In every language, because only the script knows the user's. */
export const unreachablePlugin = (): Plugin => ({
  name: 'unreachable',
  transformIndexHtml: (html) => html.replace('<div id="root">', `$&<div class="session-unreachable">${lines.join('')}</div>`),
})
