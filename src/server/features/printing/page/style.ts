import type { Column, Printable } from '../../../../domain/printing/printable.ts'

/** Millimetres of a page of A4, and of a line of its text: `layout.ts` counts in these lines. */
export const PAGE = { width: 210, height: 297, side: 15, top: 12, bottom: 16, line: 4.5 } as const

const FONTS = [
  [
    'Inter',
    'inter-latin',
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
  ],
  ['Inter', 'inter-latin-ext', 'U+0100-02BA, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+20AD-20C0, U+2113'],
  ['Vazirmatn', 'vazirmatn-arabic', 'U+0600-06FF, U+0750-077F, U+200C-200E, U+FB50-FDFF, U+FE70-FEFC'],
] as const

const fontFaces = FONTS.map(
  ([family, file, range]) =>
    `@font-face{font-family:${family};font-weight:100 900;font-display:block;src:url(/api/documents/fonts/${file}) format('woff2');unicode-range:${range}}`,
).join('\n')

const BASE = `
*{box-sizing:border-box}
html{-webkit-text-size-adjust:none}
body{margin:0;background:#e7e9ee;color:#1c2230;font:9pt/${PAGE.line}mm Inter,Vazirmatn,system-ui,sans-serif;-webkit-print-color-adjust:exact;print-color-adjust:exact}
h1,h2,p,dl,dd,ol,ul{margin:0;padding:0;font-size:inherit}
.page{position:relative;width:${PAGE.width}mm;min-height:${PAGE.height}mm;margin:8mm auto;padding:${PAGE.top}mm ${PAGE.side}mm ${PAGE.bottom}mm;background:#fff;box-shadow:0 1px 6px #0003;overflow:hidden}
.head{display:flex;justify-content:space-between;gap:8mm;padding-bottom:3mm;border-bottom:.5mm solid #1c2230}
.head img{max-height:20mm;max-width:60mm;object-fit:contain;object-position:left top}
[dir=rtl] .head img{object-position:right top}
.head .who{text-align:end;font-size:8pt;color:#454d5e}
.head .who strong,.head>strong{display:block;font-size:12pt;line-height:6mm;color:#1c2230}
.title{display:flex;align-items:baseline;gap:4mm;margin-top:6mm}
.title h1{font-size:16pt;line-height:7.5mm;font-weight:700}
.mark{border:.3mm solid currentColor;border-radius:1mm;padding:0 2mm;color:#b3261e;font-weight:600}
.intro{display:flex;justify-content:space-between;gap:8mm;margin:3mm 0 5mm}
.party{flex:1 1 0;min-width:0;overflow-wrap:anywhere}
.party h2{font-size:7.5pt;font-weight:600;color:#5c6475}
.party strong{display:block}
.facts{display:grid;grid-template-columns:auto auto;column-gap:4mm;flex:0 0 auto;max-width:80mm;align-content:start}
.facts dt{color:#5c6475}
.facts dd{text-align:end;overflow-wrap:anywhere}
.running{display:flex;justify-content:space-between;gap:8mm;padding-bottom:1.5mm;margin-bottom:3mm;border-bottom:.2mm solid #1c2230;color:#454d5e}
table{border-collapse:collapse;width:100%}
.lines{table-layout:fixed}
th{font-size:7.5pt;font-weight:600;text-align:start;color:#454d5e;border-bottom:.3mm solid #1c2230;padding:.8mm 1mm;vertical-align:bottom}
td{padding:1.1mm 1mm;vertical-align:top;overflow-wrap:anywhere}
.lines tbody td{border-bottom:.2mm solid #d9dce3}
.n{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
.note{display:block;font-size:7.5pt;line-height:3.6mm;color:#5c6475}
.carry td{font-style:italic;color:#454d5e}
[lang=ar] .carry td{font-style:normal}
.after{display:flex;justify-content:space-between;align-items:flex-start;gap:8mm;margin-top:4mm}
.aside{flex:1 1 0;min-width:0;display:grid;gap:3mm}
.aside h2{font-size:7.5pt;font-weight:600;color:#5c6475}
.aside td,.aside th{padding:.4mm 1mm}
.totals{flex:0 0 78mm;display:grid;grid-template-columns:1fr auto}
.totals dt,.totals dd{padding:.5mm 1mm}
.totals dd{padding-inline-start:4mm;text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
.totals .sum{border-top:.4mm solid #1c2230;font-weight:700;font-size:11pt;line-height:6mm}
.words{margin-top:3mm;padding:1.5mm 2mm;background:#f3f4f7;border-radius:1mm}
.words span{color:#5c6475}
.pay{display:grid;grid-template-columns:auto 1fr;column-gap:4mm}
.pay dt{color:#5c6475}
.sign{display:flex;gap:15mm;margin-top:16mm}
.sign span{flex:1;border-top:.2mm solid #1c2230;padding-top:1mm;color:#5c6475}
.foot{position:absolute;inset-inline:${PAGE.side}mm;bottom:8mm;display:flex;justify-content:space-between;gap:6mm;font-size:7.5pt;line-height:3.6mm;color:#5c6475}
.bar{position:sticky;top:0;z-index:1;display:flex;justify-content:center;padding:3mm;background:#1c2230}
.bar button{font:600 10pt/1 inherit;font-family:inherit;padding:3mm 6mm;border:0;border-radius:1.5mm;background:#fff;color:#1c2230;cursor:pointer}
.bar button:focus-visible{outline:3px solid #7aa2ff;outline-offset:2px}
@page{size:A4;margin:0}
@media print{body{background:none}.bar{display:none}.page{margin:0;box-shadow:none;min-height:${PAGE.height - 0.5}mm;overflow:visible;break-after:page}.page:last-of-type{break-after:auto}}
`

const widthOf = ({ width }: Column, index: number): string => (width === undefined ? '' : `.c${index}{width:${width}mm}`)

/** Styles of the page, with the widths of its own columns last. */
export const styleOf = ({ columns }: Pick<Printable, 'columns'>): string => `${fontFaces}${BASE}${columns.map(widthOf).join('')}`
