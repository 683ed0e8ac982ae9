/**
 * Keeps what is made for a language and options: making a formatter takes fifty times as long as using it, and tables need the same ones in every row.
 * @param when what else a formatter depends on
 */
const kept = <Options extends object, Format>(make: (locale: string, options: Options) => Format, when?: (options: Options) => unknown) => {
  const formats = new Map<string, Format>()
  return (locale: string, options: Options): Format => {
    const key = `${locale} ${JSON.stringify(options)} ${when?.(options)}`
    const format = formats.get(key) ?? make(locale, options)
    formats.set(key, format)
    return format
  }
}

/** Without a time zone in the options: that of the device, which may change while a page is open. */
export const dateFormat = kept(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
  ({ timeZone }) => timeZone ?? new Date().getTimezoneOffset(),
)

export const numberFormat = kept((locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options))

const displayNames = kept((locale, options: Intl.DisplayNamesOptions) => new Intl.DisplayNames(locale, options))

/** Name of a country by its ISO 3166 code. */
export const countryName = (code: string, locale: string): string | undefined => displayNames(locale, { type: 'region' }).of(code)

export const listFormat = kept((locale, options: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options))

export const relativeTimeFormat = kept((locale, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, options))
