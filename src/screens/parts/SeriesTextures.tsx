import { type SeriesStyle, TEXTURE_SIZE } from './seriesStyle.ts'

const textureId = (chart: string, index: number): string => `texture-${chart.replaceAll(/[^a-z0-9]/gi, '')}-${index}`

/** The fill of a series among others: its colour with its texture. */
export const textureFill = (chart: string, index: number, { color, texture }: SeriesStyle): string =>
  texture === undefined ? color : `url(#${textureId(chart, index)})`

const STROKE = { stroke: 'var(--paper)', strokeWidth: 1.5, strokeOpacity: 0.6, fill: 'none' } as const

interface Props {
  /** Id of the chart in the page. */
  readonly chart: string
  readonly styles: readonly SeriesStyle[]
}

/** Definitions of the textures of a chart. A function, not a component: recharts checks the types of its children. */
export const seriesTextures = ({ chart, styles }: Props) => (
  <defs>
    {styles.map(({ color, texture }, index) => {
      const id = textureId(chart, index)
      return texture === undefined ? null : (
        <pattern key={id} id={id} width={TEXTURE_SIZE} height={TEXTURE_SIZE} patternUnits="userSpaceOnUse">
          <rect width={TEXTURE_SIZE} height={TEXTURE_SIZE} fill={color} />
          <path d={texture} {...STROKE} />
        </pattern>
      )
    })}
  </defs>
)

/** What a legend shows of a series. */
export type SwatchKind = 'line' | 'area' | 'mark'

/** A sample of a series. */
export const Swatch = ({ style: { color, dash, texture, mark }, kind }: { readonly style: SeriesStyle; readonly kind: SwatchKind }) => (
  <svg aria-hidden width="16" height="10" viewBox="0 0 16 10" style={{ flexShrink: 0 }}>
    {kind === 'line' && <line x1="0" x2="16" y1="5" y2="5" stroke={color} strokeWidth="4" strokeDasharray={dash} />}
    {kind === 'area' && <rect width="16" height="10" fill={color} />}
    {kind === 'area' &&
      texture !== undefined &&
      [0, TEXTURE_SIZE].map((left) => <path key={left} d={texture} transform={`translate(${left} 0)`} {...STROKE} />)}
    {kind === 'mark' && <path d={`M8 5${mark}`} fill={color} />}
  </svg>
)
