/** A car's paint: base colour, light and shade. */
export interface Paint {
  readonly base: string
  readonly light: string
  readonly deep: string
}

const paint = (base: string, light: string, deep: string): Paint => ({ base, light, deep })

/** Grey, for a car without a known colour. */
const GREY = paint('#79828c', '#a9b2bb', '#464d56')

/** Paints by sellers' words for colours in all languages of the hub; the first match counts. */
const PAINTS: readonly (readonly [RegExp, Paint])[] = [
  [/burgundy|maroon|bordeaux|bordo|عنابي|خمري/i, paint('#6a1a28', '#a04456', '#310910')],
  [/turquoise|teal|turkuaz|فيروزي|تركواز/i, paint('#2f8286', '#6fb9b8', '#124246')],
  [/champagne|gold|\bor\b|doré|altın|ذهبي/i, paint('#b08d4f', '#dcc18c', '#64491f')],
  [/black|noir|siyah|أسود/i, paint('#22252a', '#5d646e', '#08090b')],
  [/white|blanc|beyaz|أبيض/i, paint('#e4e4df', '#fbfbf8', '#a9adb0')],
  [/silver|argent|gümüş|فضي/i, paint('#aab0b7', '#dfe3e7', '#676e77')],
  [/anthracite|gr[ae]y|\bgris|\bgri\b|antrasit|füme|رمادي/i, paint('#646c76', '#98a1ab', '#343a42')],
  [/blue|bleu|mavi|lacivert|أزرق/i, paint('#24558f', '#6496c8', '#0e2748')],
  [/red|rouge|kırmızı|أحمر/i, paint('#a5211f', '#dd5f52', '#540c0d')],
  [/green|vert|yeşil|أخضر/i, paint('#2f6245', '#6b9d7c', '#12301f')],
  [/brown|brun|marron|kahve|بني/i, paint('#71482b', '#a87d58', '#372011')],
  [/beige|\btan\b|sand|cream|crème|bej|krem|بيج/i, paint('#c6b188', '#e8dabb', '#83704a')],
  [/yellow|jaune|sarı|أصفر/i, paint('#dda922', '#f3d268', '#8d640b')],
  [/orange|turuncu|برتقالي/i, paint('#cb5a1c', '#ec9152', '#702b07')],
  [/purple|violet|\bmor\b|بنفسجي/i, paint('#553a78', '#8d72b0', '#281840')],
]

/** The paint for a colour in the seller's words: `Dark blue metallic`, `gri`. */
export const paintOf = (colour: string | null | undefined): Paint => PAINTS.find(([word]) => word.test(colour ?? ''))?.[1] ?? GREY
