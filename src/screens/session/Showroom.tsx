const BODY =
  'M38 172c0-22 10-33 44-40l66-11c40-32 88-52 154-53 74-1 122 16 170 49l92 13c30 5 42 20 42 42v8c0 6-4 10-10 10h-40a44 44 0 0 0-88 0H196a44 44 0 0 0-88 0H48c-6 0-10-4-10-10Z'
const GLASS = 'M192 120c32-25 66-38 110-39l4 39ZM318 81c48 0 88 12 124 38l-120 1Z'
const CREASE = 'M60 146c60-10 160-14 260-13s200 6 270 14'

const Wheel = ({ x }: { readonly x: number }) => (
  <g className="showroom-wheel" transform={`translate(${x} 190)`}>
    <circle r="35" className="showroom-tyre" />
    <circle r="23" />
    <path d="M0-6v-17M5.7-1.9l16.2-5.2M3.5 4.9l10 13.7M-3.5 4.9l-10 13.7M-5.7-1.9l-16.2-5.2" />
    <circle r="5" />
  </g>
)

const Car = () => (
  <>
    <path d={BODY} className="showroom-body" fill="url(#showroom-paint)" stroke="url(#showroom-edge)" />
    <path d={GLASS} className="showroom-glass" />
    <path d={CREASE} className="showroom-crease" />
    <path d="M590 142c6 1 11 5 14 12l-26-4Z" className="showroom-lamp" />
    <path d="M40 150l24-5-4 12H40Z" className="showroom-tail" />
    <Wheel x={152} />
    <Wheel x={512} />
  </>
)

/** A car in a dark hall: decoration beside the forms, mirrored in right-to-left languages by its style sheet. */
export const Showroom = () => (
  <svg className="showroom" viewBox="0 0 760 330" aria-hidden="true" focusable="false">
    <defs>
      <linearGradient id="showroom-paint" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" className="showroom-paint-top" />
        <stop offset="1" className="showroom-paint-bottom" />
      </linearGradient>
      <linearGradient id="showroom-edge" x1="0" y1="0" x2="1" y2="0">
        <stop offset="0" className="showroom-edge-dim" />
        <stop offset="0.6" className="showroom-edge-bright" />
        <stop offset="1" className="showroom-edge-white" />
      </linearGradient>
      <linearGradient id="showroom-light" x1="0" y1="0" x2="1" y2="0">
        <stop offset="0" className="showroom-light-near" />
        <stop offset="1" className="showroom-light-far" />
      </linearGradient>
      <linearGradient id="showroom-fade" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#fff" stopOpacity="0.3" />
        <stop offset="0.45" stopColor="#fff" stopOpacity="0" />
      </linearGradient>
      <mask id="showroom-mirror">
        <rect x="0" y="226" width="760" height="104" fill="url(#showroom-fade)" />
      </mask>
    </defs>
    <path d="M602 149L760 118v108H716L606 160Z" fill="url(#showroom-light)" />
    <g mask="url(#showroom-mirror)">
      <g transform="matrix(1 0 0 -1 0 452)">
        <Car />
      </g>
    </g>
    <path d="M0 226h760" className="showroom-floor" />
    <Car />
  </svg>
)
