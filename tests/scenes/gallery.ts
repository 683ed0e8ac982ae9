export interface Picture {
  readonly file: string
  readonly screen: string
  readonly look: string
  readonly faults: readonly string[]
}

const MARKS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (mark) => MARKS[mark] ?? mark)

const figure = ({ file, look, faults }: Picture): string => `<figure>
  <a href="${escaped(file)}"><img loading="lazy" src="${escaped(file)}" alt=""></a>
  <figcaption>${escaped(look)}${faults.map((fault) => `<p class="fault">${escaped(fault)}</p>`).join('')}</figcaption>
</figure>`

const section = ([screen, pictures = []]: readonly [string, readonly Picture[] | undefined]): string =>
  `<h2>${escaped(screen)}</h2><div class="row">${pictures.map(figure).join('')}</div>`

/** A page with all pictures, screen by screen. */
export const gallery = (pictures: readonly Picture[]): string => `<!doctype html>
<meta charset="utf-8"><title>Scenes</title>
<style>
  body { font: 14px system-ui; margin: 24px; background: #888 }
  .row { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start }
  figure { margin: 0 } img { max-width: 420px; max-height: 480px; display: block } .fault { color: #600; max-width: 420px }
</style>
${Object.entries(Object.groupBy(pictures, ({ screen }) => screen))
  .map(section)
  .join('\n')}`
