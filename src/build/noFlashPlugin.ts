import type { Plugin } from 'vite'

/**
 * Delays painting until the page's script has run, which sets mode and colours; otherwise users of another mode than the default would first see the default.
 * Vite removes the attribute from index.html, so this adds it to the built page.
 */
export const noFlashPlugin = (): Plugin => ({
  name: 'no-flash',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replace('<script type="module"', '<script type="module" blocking="render"'),
  },
})
