import type english from 'ra-language-english'
import type { ErrorMessages } from './en/errors.ts'
import type { PaletteMessages } from './en/palette.ts'
import type { ScreenMessages } from './en/screens.ts'
import type { SessionMessages } from './en/session.ts'
import type { ResourceMessages } from './resourceMessages.ts'

/** Of the package of a language, as `react-admin` itself brings all its components into the type check of the server. */
type TranslationMessages = typeof english

type Ra = TranslationMessages['ra']

/** React-admin's texts, including the two parts that its own type makes optional. The type of the languages translated here. */
export interface RaMessages extends TranslationMessages {
  ra: Ra & Required<Pick<Ra, 'guesser' | 'configurable'>>
}

/** All texts of a language, as `index.ts` of its folder exports them. Polyglot flattens the keys with dots: `app.menu.home`. */
export interface Catalogue {
  readonly ra: Ra
  readonly auth: SessionMessages
  readonly app: ScreenMessages
  readonly palette: PaletteMessages
  readonly errors: ErrorMessages
  readonly resources: ResourceMessages
}
