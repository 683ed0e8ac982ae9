import countries from 'i18n-iso-countries'
import arabic from 'i18n-iso-countries/langs/ar.json' with { type: 'json' }
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' }
import french from 'i18n-iso-countries/langs/fr.json' with { type: 'json' }
import turkish from 'i18n-iso-countries/langs/tr.json' with { type: 'json' }
import { foldText } from '../../../model/values/foldText.ts'
import { countryName } from '../../../model/values/keptFormats.ts'
import type { RulesFor } from '../../records/rules.ts'

/** Parts of the United Kingdom by which people name it, and short forms that no list of names has. */
const SPOKEN: Readonly<Record<string, readonly string[]>> = {
  GB: ['Great Britain', 'Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland', 'UK', 'U.K.'],
  US: ['USA', 'U.S.A.', 'U.S.', 'America'],
  AE: ['UAE', 'Emirates'],
  NL: ['Holland'],
}

const LANGUAGES = [english, french, turkish, arabic]

let known: ReadonlyMap<string, string> | undefined

/** Folded names in the languages of the interface, and the three letters of ISO 3166-1 → code. */
function names(): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const add = (name: string | undefined, code: string) => {
    const folded = foldText(name ?? '')
    if (folded !== '' && !found.has(folded)) found.set(folded, code)
  }
  for (const { countries: listed } of LANGUAGES)
    for (const [code, given] of Object.entries<string | readonly string[]>(listed)) for (const name of [given].flat()) add(name, code)
  for (const locale of ['en', 'fr', 'tr', 'ar']) {
    for (const code of Object.keys(countries.getAlpha2Codes())) add(countryName(code, locale), code)
  }
  for (const [code, given] of Object.entries(SPOKEN)) for (const name of given) add(name, code)
  for (const [alpha3, code] of Object.entries(countries.getAlpha3Codes())) add(alpha3, code)
  return found
}

export const countriesRules: RulesFor<'countries'> = {
  findByName(name) {
    known ??= names()
    const folded = foldText(name)
    return known.get(folded) ?? (/^[a-z]{2}$/.test(folded) ? folded.toUpperCase() : undefined)
  },
}
