import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import ar from '../../i18n/ar/index.ts'
import arMails from '../../i18n/ar/mails.ts'
import type { Catalogue } from '../../i18n/catalogue.ts'
import en from '../../i18n/en/index.ts'
import enMails from '../../i18n/en/mails.ts'
import fr from '../../i18n/fr/index.ts'
import frMails from '../../i18n/fr/mails.ts'
import tr from '../../i18n/tr/index.ts'
import trMails from '../../i18n/tr/mails.ts'
import { printTexts } from '../../src/server/features/printing/printTexts.ts'
import { areaTexts } from '../support/texts/areaTexts.ts'
import { flattenTexts } from '../support/texts/flattenTexts.ts'

type Texts = ReadonlyMap<string, string>

/** Labels of entities are compared with the schemas in `i18nSchemas.test.ts`. */
const textsOf = async (language: string, { ra, auth, app, errors }: Catalogue): Promise<Texts> =>
  new Map(flattenTexts({ ra, auth, app, errors, ...(await areaTexts(language)) }))

const english = await textsOf('en', en)
const others = { ar: await textsOf('ar', ar), fr: await textsOf('fr', fr), tr: await textsOf('tr', tr) }
const languages = Object.entries(others)

const forms = (text: string): string[] => text.split('||||').map((form) => form.trim())
const isPlural = (text: string): boolean => text.includes('||||')
/** By polyglot's plural rules. */
const FORMS: Readonly<Record<string, number>> = { en: 2, fr: 2, tr: 2, ar: 6 }

const paramsOf = (text: string): string[] =>
  [...new Set([...text.matchAll(/%\{(\w+)\}/g)].map(([, name = '']) => name))].filter((name) => name !== 'smart_count').sort()

const withoutParams = (text: string): string => text.replace(/%?%\{\w+\}/g, '')
const hasWords = (text: string): boolean => /\p{L}/u.test(withoutParams(text))

/** Names and words that are the same in both languages. */
const SAME_AS_ENGLISH: Readonly<Record<string, readonly string[]>> = {
  ar: ['Car Dealer Hub', 'CSV', 'JSON', 'Excel (XLSX)'],
  fr: [
    'Car Dealer Hub',
    'CSV',
    'JSON',
    'Excel (XLSX)',
    'Page %{page}',
    'Total',
    'Code',
    'Conditions',
    'Minimum',
    'Maximum',
    'Sessions',
    'Notifications',
    'Agenda',
    'Zoom',
    'Administration',
    'Orange',
    'Commission',
    'Commissions',
    'Correction',
    'Date',
    'date',
    'Pages',
    'Lot %{number}',
    'Messages',
  ],
  tr: ['Car Dealer Hub', 'CSV', 'JSON', 'Excel (XLSX)', 'Form', 'Lot %{number}', 'Lot %{lot}', 'Plan'],
}

describe('the languages', () => {
  it('are the folders of i18n', () => {
    const folders = readdirSync(join(import.meta.dirname, '../../i18n'), { withFileTypes: true }).filter((entry) => entry.isDirectory())
    expect(folders.map(({ name }) => name).sort()).toEqual(['ar', 'en', 'fr', 'tr'])
  })

  it.each(languages)('%s has all texts of English, and no others', (_, texts) => {
    expect([...texts.keys()].sort()).toEqual([...english.keys()].sort())
  })

  it.each([['en', english] as const, ...languages])('%s leaves no text empty and none with blanks around it', (_, texts) => {
    const untidy = [...texts].filter(
      ([key, text]) => key !== 'ra.boolean.null' && forms(text).some((form) => form === '' || /\s\s/.test(form)),
    )
    const padded = [...texts].filter(([key, text]) => key !== 'ra.boolean.null' && text !== text.trim())
    expect([...untidy, ...padded]).toEqual([])
  })

  it.each(languages)('%s has the same parameters as English', (_, texts) => {
    const wrong = [...texts].filter(([key, text]) => {
      const wanted = paramsOf(english.get(key) ?? '')
      const found = paramsOf(text)
      // React-admin passes more parameters than its translations use.
      return key.startsWith('ra.') ? found.some((name) => !wanted.includes(name)) : found.join() !== wanted.join()
    })
    expect(wrong).toEqual([])
  })

  it.each([['en', english] as const, ...languages])(
    '%s has as many plural forms as its grammar, wherever English counts',
    (language, texts) => {
      const wrong = [...texts].filter(([key, text]) =>
        isPlural(english.get(key) ?? '') ? forms(text).length !== FORMS[language] : isPlural(text),
      )
      expect(wrong).toEqual([])
    },
  )

  it('puts no number before a plural in French that may stand beside 1', () => {
    // Both numbers are those of a limit.
    const always = ['reports.export.truncated', 'errors.validationMore']
    const counted = /%\{(?:written|done|count|quantity)\} (?:\p{L}+s\b|autres)/u
    const wrong = [...others.fr].filter(([, text]) => !isPlural(text) && counted.test(text))
    expect(wrong.filter(([key]) => !always.includes(key))).toEqual([])
  })

  it('names the number in every Arabic form above two', () => {
    const silent = [...others.ar].filter(
      ([key, text]) =>
        english.get(key)?.includes('smart_count') &&
        forms(text)
          .slice(3)
          .some((form) => !form.includes('%{smart_count}')),
    )
    expect(silent).toEqual([])
  })

  it.each(languages)('%s leaves no text in English', (language, texts) => {
    const same = [...texts].filter(([key, text]) => hasWords(text) && text === english.get(key)).map(([, text]) => text)
    expect([...new Set(same)].filter((text) => !SAME_AS_ENGLISH[language]?.includes(text))).toEqual([])
  })

  it('writes Arabic in Arabic', () => {
    const latin = [...others.ar.values()].filter((text) => hasWords(text) && !/\p{Script=Arabic}/u.test(text))
    expect(latin.filter((text) => !SAME_AS_ENGLISH.ar?.includes(text))).toEqual([])
  })
})

/** All texts, including labels of entities, mails and documents. */
const everything = async (language: string, catalogue: Catalogue, mails: object): Promise<Texts> =>
  new Map(flattenTexts({ ...catalogue, mails, documents: await printTexts(language), ...(await areaTexts(language)) }))

describe('typography', async () => {
  const said = {
    en: await everything('en', en, enMails),
    ar: await everything('ar', ar, arMails),
    fr: await everything('fr', fr, frMails),
    tr: await everything('tr', tr, trMails),
  }

  it.each(Object.entries(said))('%s has the apostrophe of print wherever a word has one', (_, texts) => {
    expect([...texts].filter(([, text]) => /\p{L}'[\p{L}%«]/u.test(text))).toEqual([])
  })

  it('keeps French signs to the word before them, and quotation marks to what they hold', () => {
    const loose = /[^\u202f](?:[;!?»](?=\s|$)|:(?=\s|$))|«[^\u202f]/
    expect([...said.fr].filter(([, text]) => loose.test(text.replace(/\?(?=\u202f?»)|[!?](?=[!?])/g, '')))).toEqual([])
  })

  it('writes the sign for a number one way', () => {
    expect([...said.fr].filter(([, text]) => text.includes('º') || /[nN]°[^\u00a0]/.test(text))).toEqual([])
  })
})

describe("the specification's wordings", () => {
  it.each([
    ['errors.invalidCredentials', 'Login Failed Invalid Username or The Password'],
    ['auth.errors.unableToSignIn', 'Unable to sign in'],
    ['auth.errors.unableToSignUp', 'Unable to sign up'],
    ['auth.errors.checkCredentials', 'Login failed. Please check your credentials.'],
    ['auth.errors.unknown', 'An error occurred. Please try again.'],
    ['auth.signIn.success', 'Login successful! Welcome!'],
    ['auth.signIn.orContinueWith', 'or continue with'],
    ['auth.forgotPassword.checkTitle', 'Check Your Email'],
    ['auth.validation.email.required', 'Please enter your email'],
    ['auth.validation.email.format', 'Please enter a valid email address'],
    ['auth.validation.password.required', 'Please enter your password'],
    ['auth.validation.password.minLength', 'Password must be at least 6 characters'],
    ['errors.signIn.email.required', 'Please enter your email'],
    ['errors.missingToken', 'Missing token or username'],
    ['errors.invalidRefreshResponse', 'Invalid response from token refresh'],
    ['errors.unableToRefresh', 'Unable to refresh token'],
    ['errors.lookups.name.required', 'Name is required'],
    ['errors.lookups.notFound', 'Filed Save Id Not Found'],
    ['errors.cars.auctionUrl.required', 'Auction URL is required'],
    ['errors.cars.auctionUrl.format', 'invalid Url Format'],
    ['errors.cars.auctionUrl.unique', 'Save Failed Car Already Exist'],
    ['errors.cars.createFailed', 'Failed to add car.'],
    ['errors.dealers.createFailed', 'Failed to create dealer.'],
    ['errors.subscriptionPlans.saveFailed', 'Failed to save subscription plan.'],
    ['errors.addonServices.saveFailed', 'Failed to save addon service.'],
    ['errors.customers.email.format', 'Invalid email format'],
    ['errors.mainUnits.subUnits.code.required', 'All required fields of the sub-units must be filled'],
    ['errors.operationWarn', 'are you sure you want to continue'],
    ['errors.operationBlock', 'this action is blocked and cannot be completed'],
    ['app.list.loadFailed', 'Error loading table data'],
    ['app.notify.deleteFailed', 'Delete failed'],
    ['app.notify.saveFailed', 'Save failed'],
    ['app.notify.requestFailed', 'Request failed. Please try again.'],
    ['ra.notification.http_error', 'Request failed. Please try again.'],
    ['app.lookups.idNotFound', 'Filed Save Id Not Found'],
    ['app.pages.unexpected', 'Unexpected Application Error!'],
    ['app.shell.anonymous', 'Anonymous'],
    ['app.shell.noEmail', 'No email available'],
    ['app.title', 'Car Dealer Hub'],
  ])('%s is "%s"', (key, text) => {
    expect(english.get(key)).toBe(text)
  })

  it('name every item of the navigation that is no list of an entity', () => {
    const labels = [...english].filter(([key]) => key.startsWith('app.menu.')).map(([, text]) => text)
    const wanted =
      'Home, Wallet, Sales, Report Designer, My Subscription Plan, My Account, Settings, Sign Out, Users, Available Cars Bidding, Lookup Manage'
    expect(labels).toEqual(expect.arrayContaining(wanted.split(', ')))
  })
})
