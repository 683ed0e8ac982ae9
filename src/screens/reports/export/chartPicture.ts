/** Properties of an SVG that may come from style sheets or variables, which a separate picture does not have. */
const STYLE_PROPERTIES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-opacity',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'visibility',
] as const

const NAMESPACE = 'http://www.w3.org/2000/svg'

const LINE = 20
const MARGIN = 16

const element = (name: string, attributes: Readonly<Record<string, string | number>>, text = ''): SVGElement => {
  const made = document.createElementNS(NAMESPACE, name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value))
  made.textContent = text
  return made
}

/** Copies the computed styles of each element. */
const inlined = (from: Element, copy: Element): void => {
  const style = getComputedStyle(from)
  for (const property of STYLE_PROPERTIES) {
    const value = style.getPropertyValue(property)
    if (value !== '') copy.setAttribute(property, value)
  }
  copy.removeAttribute('class')
  copy.removeAttribute('tabindex')
  for (const [at, child] of [...from.children].entries()) {
    const other = copy.children[at]
    if (other) inlined(child, other)
  }
}

/** Copy of an SVG at another place. */
const placedCopy = (drawn: SVGElement, place: Readonly<Record<'x' | 'y' | 'width' | 'height', number>>): Node => {
  const copy = drawn.cloneNode(true)
  if (copy instanceof SVGElement) {
    inlined(drawn, copy)
    for (const [name, value] of Object.entries(place)) copy.setAttribute(name, String(value))
  }
  return copy
}

/** Names and samples of the legend, which is outside the SVG. */
const legendOf = (frame: Element): readonly { readonly name: string; readonly swatch: SVGElement }[] =>
  [...frame.querySelectorAll('ul > li')].flatMap((item) => {
    const swatch = item.querySelector('svg')
    return swatch ? [{ name: item.textContent?.trim() ?? '', swatch }] : []
  })

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML forbids.
const FORBIDDEN_IN_XML = /[\0-\x08\v\f\x0e-\x1f\ufffe\uffff]|\p{Surrogate}/gu

/** Removes the characters that XML forbids even as references; a serializer writes them, and no program then reads the file. */
export const withoutForbidden = (xml: string): string => xml.replaceAll(FORBIDDEN_IN_XML, '')

export interface Picture {
  readonly svg: string
  /** Pixels. */
  readonly width: number
  readonly height: number
}

/** The chart within an element as a self-contained SVG, with title and legend. Undefined if there is no chart. */
export function chartPicture(frame: Element, title: string): Picture | undefined {
  const drawn = frame.querySelector<SVGElement>('svg.recharts-surface')
  if (!drawn) return undefined
  const box = drawn.getBoundingClientRect()
  const [style, paper] = [getComputedStyle(frame), getComputedStyle(document.documentElement).getPropertyValue('--paper').trim()]
  const legend = legendOf(frame)
  const width = Math.ceil(box.width) + 2 * MARGIN
  const top = 2 * MARGIN + LINE
  const height = top + Math.ceil(box.height) + legend.length * LINE + MARGIN
  const picture = element('svg', { xmlns: NAMESPACE, width, height, viewBox: `0 0 ${width} ${height}` })
  const text = { fill: style.color, 'font-family': style.fontFamily }
  picture.append(element('title', {}, title), element('rect', { width, height, fill: paper || '#fff' }))
  picture.append(
    element('text', { ...text, x: width / 2, y: MARGIN + LINE / 2, 'font-size': 15, 'font-weight': 600, 'text-anchor': 'middle' }, title),
  )
  picture.append(placedCopy(drawn, { x: MARGIN, y: top, width: box.width, height: box.height }))
  for (const [at, { name, swatch }] of legend.entries()) {
    const y = top + box.height + at * LINE + LINE / 2
    picture.append(placedCopy(swatch, { x: MARGIN, y: y - 5, width: 16, height: 10 }))
    picture.append(element('text', { ...text, x: MARGIN + 24, y: y + 4, 'font-size': 12 }, name))
  }
  return { svg: withoutForbidden(new XMLSerializer().serializeToString(picture)), width, height }
}

/** Pixels of the picture per pixel of the screen, so that it stays sharp on paper. */
const SHARPNESS = 2

/** The same as PNG. Rejects if the browser can't draw it. */
export async function pngOf({ svg, width, height }: Picture): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = width * SHARPNESS
    canvas.height = height * SHARPNESS
    const context = canvas.getContext('2d')
    context?.scale(SHARPNESS, SHARPNESS)
    context?.drawImage(image, 0, 0, width, height)
    return await new Promise<Blob>((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture is empty'))), 'image/png')
    })
  } finally {
    URL.revokeObjectURL(url)
  }
}
