import type { Page } from 'playwright-core'

/** What a pixel is asked for: CSS pixels from the left and the top of the window. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** The colours that are painted at points of the window, as `r,g,b`. */
export async function coloursAt(page: Page, points: readonly Point[]): Promise<readonly string[]> {
  const shot = await page.screenshot()
  // The page's policy allows no `data:` address to be fetched.
  return page.evaluate(`(async () => {
    const bytes = Uint8Array.from(atob('${shot.toString('base64')}'), (character) => character.charCodeAt(0))
    const image = await createImageBitmap(new Blob([bytes]))
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
    context.drawImage(image, 0, 0)
    return ${JSON.stringify(points)}.map(({ x, y }) => [...context.getImageData(Math.round(x), Math.round(y), 1, 1).data].slice(0, 3).join())
  })()`)
}
