import type { Plugin } from 'vite'

/**
 * The page is not painted before its script has run, which gives it mode and colours: else users of another mode than the default would see
 * that first. Vite drops the attribute from index.html, so it is put onto what is built.
 */
export const noFlashPlugin = (): Plugin => ({
  name: 'no-flash',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replace('<script type="module"', '<script type="module" blocking="render"'),
  },
})
