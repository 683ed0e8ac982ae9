import { Box, useTheme } from '@mui/material'

/** Paints by the words in which sellers call them; what is not among them is grey. */
const PAINTS: readonly (readonly [RegExp, string])[] = [
  [/black|noir|siyah|أسود/i, '#2b2f36'],
  [/white|blanc|beyaz|أبيض/i, '#e9ecf1'],
  [/silver|argent|gümüş|فضي/i, '#b9c1cc'],
  [/blue|bleu|mavi|أزرق/i, '#3f6fb5'],
  [/red|rouge|kırmızı|أحمر/i, '#b5403f'],
  [/green|vert|yeşil|أخضر/i, '#4b8560'],
  [/brown|brun|marron|kahve|بني/i, '#7d5b45'],
  [/beige|bej/i, '#cdbb9a'],
  [/yellow|jaune|sarı|أصفر/i, '#d9b13b'],
  [/orange|turuncu|برتقالي/i, '#d07a36'],
]

const GREY = '#8a94a3'

const paintOf = (colour: string | null | undefined): string => PAINTS.find(([word]) => word.test(colour ?? ''))?.[1] ?? GREY

/** Stands in for a car's picture, in the car's own colour. */
export const CarSilhouette = ({ colour }: { readonly colour?: string | null }) => {
  const dark = useTheme().palette.mode === 'dark'
  const paint = paintOf(colour)
  return (
    <Box
      component="svg"
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      sx={{
        width: '100%',
        height: '100%',
        display: 'block',
        background: dark ? 'linear-gradient(#1d232c, #2a323d)' : 'linear-gradient(#eef2f7, #dbe2ea)',
      }}
    >
      <rect y="212" width="400" height="88" fill={dark ? '#151a21' : '#c9d2dc'} />
      <ellipse cx="200" cy="222" rx="158" ry="11" fill="#000" opacity={dark ? 0.45 : 0.2} />
      <path
        fill={paint}
        d="M38 196c-3-22 2-36 20-42l52-10c26-26 46-38 84-38 40 0 66 10 92 36l46 8c22 4 31 14 32 38 0 8-4 12-12 12H52c-8 0-13 0-14-4z"
      />
      <path fill={dark ? '#0f1318' : '#39424e'} opacity="0.85" d="M132 143c20-19 36-26 60-26v28l-62 1zm72-26c30 1 47 9 66 28l-66 1z" />
      <path fill="#fff" opacity="0.16" d="M58 156l52-11 176 1 46 8c-90 5-182 6-274 2z" />
      <path stroke="#000" opacity="0.22" strokeWidth="2" fill="none" d="M198 118v80M128 148c-6 16-6 34 0 48M282 148c6 14 8 32 4 48" />
      <path fill="#ffe9b0" d="M350 164l12 5-1 10-14-3z" />
      <path fill="#d9534f" d="M44 166l12-4v14l-14 2z" />
      {[112, 296].map((x) => (
        <g key={x}>
          <circle cx={x} cy="204" r="29" fill="#14181d" />
          <circle cx={x} cy="204" r="17" fill={dark ? '#9aa5b3' : '#c3ccd6'} />
          <circle cx={x} cy="204" r="6" fill="#4a525d" />
        </g>
      ))}
    </Box>
  )
}
