/** `sedan` is a large American four-door, `saloon` a compact European or Japanese one, `landau` a two-door with a formal roof, `coupe` a pony car, `sports` a compact one. */
export const BODY_STYLES = [
  'sedan',
  'saloon',
  'coupe',
  'sports',
  'landau',
  'convertible',
  'wagon',
  'hatchback',
  'pickup',
  'suv',
  'van',
] as const

export type BodyStyle = (typeof BODY_STYLES)[number]

/** Fields that determine the body style. */
export interface Described {
  readonly make?: string | null
  readonly model?: string | null
}

/** Body styles by patterns of make and model, such as `ford pinto runabout`. The first match counts. */
const BY_NAME: readonly (readonly [RegExp, BodyStyle])[] = [
  [
    /\bpick-?up\b|\bc[12]0\b|\bs-10\b|\bd[12]00\b|\bf-?[1-3]\d[08]\b|\branger\b|\brampage\b|harvester|el camino|\bram\b|silverado|sierra 1500/,
    'pickup',
  ],
  [/hilux|tacoma|tundra|navara|frontier|amarok|\bl200\b|d-max|\bcanyon\b|colorado|ridgeline|gladiator/, 'pickup'],
  [
    /\(sw\)|\bwagon\b|\bestate\b|squire|safari|vista cruiser|ford country|custom suburb|woody|touring|\bavant\b|\bkombi\b|variant|volvo 245/,
    'wagon',
  ],
  [/\b(?:mini)?vans?\b|vanagon|transporter|caravan|\btransit\b|sprinter|sienna|odyssey|vito|\bminibus\b|econoline|multivan/, 'van'],
  [
    /\bsuv\b|\bjeep\b|wrangler|cherokee|bronco|blazer|\bscout\b|\brover\b|land ?cruiser|4runner|rav4|cr-v|bmw x[1-7]|audi s?q\d|explorer/,
    'suv',
  ],
  [/tahoe|suburban|escalade|pajero|patrol|qashqai|tucson|sportage|tiguan|touareg|cayenne|macan|4x4|off-?road/, 'suv'],
  [/convertible|cabrio|roadster|sp[iy]der|drophead|mx-5|miata|boxster|barchetta/, 'convertible'],
  [
    /hatch|liftback|runabout|rabbit|\bgolf\b|gremlin|\bpacer\b|chevette|\bcivic\b|fiesta|\bomni\b|horizon|\bpinto\b|\bvega\b|\bglc\b/,
    'hatchback',
  ],
  [
    /le ?car\b|renault 5\b|citation|starlet|tercel|strada|\blynx\b|\bescort\b|\bspirit\b|\bchamp\b|\bf-10\b|\b310\b|astro\b|polo|clio|corsa|yaris/,
    'hatchback',
  ],
  [/landau|monte carlo|thunderbird|cordoba|grand prix|eldorado|cougar|magnum|buick regal|cutlass supreme/, 'landau'],
  [/\bcapri\b|celica|\brx-?\d|\d+-?zx\b|\b200-?sx\b|manta|starfire|skyhawk|\bmonza\b|sunbird|124 sport|corvette|porsche/, 'sports'],
  [/mustang ii\b|sapporo|\barrow\b|prelude|\btr7\b|\bx1\.9\b|scirocco|charger 2\.2|supra|\bskyline\b|\b[23][78]0z\b/, 'sports'],
  [/coup[eé]|mustang|camaro|firebird|challenger|charger|cuda/, 'coupe'],
  [/duster|sebring|hardtop|\b2-?door\b/, 'coupe'],
  [/\bcolt\b|\bcricket\b|\bopel\b|\bcavalier\b|\baries\b|\breliant\b|focus|mondeo|fusion|cruze/, 'saloon'],
]

const AMERICAN = /^(?:amc|buick|cadillac|chevrolet|chrysler|dodge|ford|lincoln|mercury|oldsmobile|plymouth|pontiac)\b/

const EUROPEAN_OR_JAPANESE =
  /^(?:alfa|audi|bmw|citro|datsun|fiat|honda|hyundai|kia|lada|mazda|mercedes|mitsubishi|nissan|opel|peugeot|renault|saab|skoda|subaru|toyota|triumph|vauxhall|volkswagen|volvo)/

/** Choices for unknown names, the likely ones more than once. */
const LIKELY: readonly BodyStyle[] = ['saloon', 'sedan', 'hatchback', 'saloon', 'coupe', 'sedan']

/** A stable hash of a text. */
const numberOf = (text: string): number => [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 7)

/**
 * Guesses a car's body style from make and model, since no field has it: by known models, then by makes with mostly one style, then by a hash
 * of the name, so that a board of unknown cars shows different drawings.
 */
export function bodyStyleOf({ make, model }: Described): BodyStyle {
  const name = `${make ?? ''} ${model ?? ''}`.trim().toLowerCase()
  const known = BY_NAME.find(([words]) => words.test(name))
  if (known) return known[1]
  if (AMERICAN.test(name)) return 'sedan'
  if (name === '' || EUROPEAN_OR_JAPANESE.test(name)) return 'saloon'
  return LIKELY[numberOf(name) % LIKELY.length] ?? 'saloon'
}
