import { type PrintedPage, paginate } from '../../../../domain/printing/paginate.ts'
import type { Fact, Printable, SmallTable } from '../../../../domain/printing/printable.ts'
import { direction } from '../../../../model/values/direction.ts'
import { Html, html } from './html.ts'
import { capacityOf, type SizedRow, sizedRows } from './layout.ts'
import { styleOf } from './style.ts'

type Page = PrintedPage<SizedRow>

const lines = (texts: readonly string[]): readonly Html[] => texts.map((text) => html`<div><bdi>${text}</bdi></div>`)

const facts = (list: readonly Fact[]): readonly Html[] => list.map(([label, value]) => html`<dt>${label}</dt><dd><bdi>${value}</bdi></dd>`)

const letterhead = ({ firm }: Printable): Html => html`<header class="head">
${firm.logo === null ? html`<strong>${firm.name}</strong>` : html`<img src="${firm.logo}" alt="${firm.name}">`}
<div class="who">${firm.logo !== null && html`<strong>${firm.name}</strong>`}${lines(firm.lines)}</div></header>`

const intro = (document: Printable): Html => html`${letterhead(document)}
<div class="title"><h1>${document.title} <bdi>${document.number}</bdi></h1>${document.mark !== undefined && html`<span class="mark">${document.mark}</span>`}</div>
<div class="intro">${document.parties.map(
  ({ label, name, lines: address }) =>
    html`<section class="party">${label !== undefined && html`<h2>${label}</h2>`}<strong><bdi>${name}</bdi></strong>${lines(address)}</section>`,
)}<dl class="facts">${facts(document.facts)}</dl></div>`

const running = ({ firm, title, number }: Printable): Html =>
  html`<header class="running"><span>${firm.name}</span><span>${title} <bdi>${number}</bdi></span></header>`

const numericClass = (numeric: boolean | undefined, more = ''): string => [numeric ? 'n' : '', more].filter(Boolean).join(' ')

const headings = ({ columns }: Printable): Html =>
  html`<thead><tr>${columns.map(({ label, numeric }, index) => html`<th scope="col" class="${numericClass(numeric, `c${index}`)}">${label}</th>`)}</tr></thead>`

function row({ columns }: Printable, { cells, note }: SizedRow): Html {
  return html`<tr>${columns.map(({ width, numeric }, index) => {
    const below = width === undefined && note !== undefined && note !== '' && html`<span class="note"><bdi>${note}</bdi></span>`
    return html`<td class="${numericClass(numeric)}"><bdi>${cells[index]}</bdi>${below}</td>`
  })}</tr>`
}

/** The row with the total brought or carried forward. */
function carryRow({ columns, carried }: Printable, which: 'brought' | 'forward', amount: string | null): Html | false {
  if (!carried || amount === null) return false
  return html`<tr class="carry"><td colspan="${columns.length - 1}">${carried[which]}</td><td class="n">${carried.format(amount)}</td></tr>`
}

const table = (document: Printable, page: Page): Html | false =>
  document.columns.length > 0 &&
  html`<table class="lines">${headings(document)}<tbody>${carryRow(document, 'brought', page.brought)}${page.rows.map((one) => row(document, one))}${carryRow(document, 'forward', page.carried)}</tbody></table>`

const smallTable = ({ title, headings: names, rows }: SmallTable): Html =>
  html`<section><h2>${title}</h2><table><thead><tr>${names.map(
    (name, index) => html`<th scope="col" class="${numericClass(index > 0)}">${name}</th>`,
  )}</tr></thead><tbody>${rows.map((cells) => html`<tr>${cells.map((cell, index) => html`<td class="${numericClass(index > 0)}"><bdi>${cell}</bdi></td>`)}</tr>`)}</tbody></table></section>`

const totals = ({ totals: list }: Printable): Html =>
  html`<dl class="totals">${list.map(([label, value], index) => {
    const sum = index === list.length - 1 ? 'sum' : ''
    return html`<dt class="${sum}">${label}</dt><dd class="${sum}"><bdi>${value}</bdi></dd>`
  })}</dl>`

const paymentPart = ({ payment, texts }: Printable): Html | false =>
  payment.length > 0 && html`<section><h2>${texts.payment}</h2><dl class="pay">${facts(payment)}</dl></section>`

const notesPart = ({ notes, texts }: Printable): Html | false =>
  notes.length > 0 && html`<section><h2>${texts.notes}</h2>${lines(notes)}</section>`

const tail = (
  document: Printable,
): Html => html`<div class="after"><div class="aside">${document.tables.map(smallTable)}${paymentPart(document)}${notesPart(document)}</div>${document.totals.length > 0 && totals(document)}</div>
${document.words && html`<p class="words"><span>${document.words[0]}</span> <bdi>${document.words[1]}</bdi></p>`}
${document.signatures.length > 0 && html`<div class="sign">${document.signatures.map((text) => html`<span>${text}</span>`)}</div>`}`

const footer = ({ firm, texts }: Printable, page: number, pages: number): Html =>
  html`<footer class="foot"><span>${firm.name}</span><span>${texts.page(page, pages)}</span></footer>`

const pageOf = (document: Printable, page: Page, index: number, count: number): Html => html`<section class="page">
${index === 0 ? intro(document) : running(document)}
${table(document, page)}
${page.isLast && tail(document)}
${footer(document, index + 1, count)}
</section>`

export interface PageOptions {
  /** Of the styles and the script of this answer. */
  readonly nonce: string
  /** Shown inside another page, which prints it. */
  readonly embedded: boolean
}

const printBar = ({ texts }: Printable, nonce: string): Html =>
  html`<div class="bar"><button type="button" id="print">${texts.print}</button></div><script nonce="${nonce}">document.getElementById('print').addEventListener('click',()=>print())</script>`

/** A document as one HTML page that any browser can print: numbered A4 sheets. */
export function documentPage(document: Printable, { nonce, embedded }: PageOptions): string {
  const pages = paginate(sizedRows(document), capacityOf(document))
  const { locale, title, number, firm } = document
  return html`<!doctype html>
<html lang="${locale}" dir="${direction(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=840"><meta name="robots" content="noindex,nofollow">
<title>${title} ${number} – ${firm.name}</title><style nonce="${nonce}">${new Html(styleOf(document))}</style></head><body>
${!embedded && printBar(document, nonce)}
${pages.map((page, index) => pageOf(document, page, index, pages.length))}
</body></html>`.markup
}
