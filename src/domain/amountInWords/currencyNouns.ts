import type { Noun } from './words.ts'

/** A currency and its hundredth. */
export type CurrencyNouns = readonly [Noun, Noun]

type Nouns = Readonly<Record<string, CurrencyNouns>>

const en: Nouns = {
  AED: [['UAE dirham', 'UAE dirhams'], ['fils']],
  CHF: [
    ['Swiss franc', 'Swiss francs'],
    ['centime', 'centimes'],
  ],
  DZD: [
    ['Algerian dinar', 'Algerian dinars'],
    ['centime', 'centimes'],
  ],
  EGP: [
    ['Egyptian pound', 'Egyptian pounds'],
    ['piastre', 'piastres'],
  ],
  EUR: [
    ['euro', 'euros'],
    ['cent', 'cents'],
  ],
  GBP: [
    ['pound sterling', 'pounds sterling'],
    ['penny', 'pence'],
  ],
  LBP: [
    ['Lebanese pound', 'Lebanese pounds'],
    ['piastre', 'piastres'],
  ],
  MAD: [
    ['Moroccan dirham', 'Moroccan dirhams'],
    ['centime', 'centimes'],
  ],
  QAR: [
    ['Qatari riyal', 'Qatari riyals'],
    ['dirham', 'dirhams'],
  ],
  SAR: [
    ['Saudi riyal', 'Saudi riyals'],
    ['halala', 'halalas'],
  ],
  SYP: [
    ['Syrian pound', 'Syrian pounds'],
    ['piastre', 'piastres'],
  ],
  TRY: [['Turkish lira'], ['kuruş']],
  USD: [
    ['US dollar', 'US dollars'],
    ['cent', 'cents'],
  ],
}

const fr: Nouns = {
  AED: [['dirham des Émirats arabes unis', 'dirhams des Émirats arabes unis'], ['fils']],
  CHF: [
    ['franc suisse', 'francs suisses'],
    ['centime', 'centimes'],
  ],
  DZD: [
    ['dinar algérien', 'dinars algériens'],
    ['centime', 'centimes'],
  ],
  EGP: [
    ['livre égyptienne', 'livres égyptiennes', 'f'],
    ['piastre', 'piastres', 'f'],
  ],
  EUR: [
    ['euro', 'euros'],
    ['centime', 'centimes'],
  ],
  GBP: [
    ['livre sterling', 'livres sterling', 'f'],
    ['penny', 'pence'],
  ],
  LBP: [
    ['livre libanaise', 'livres libanaises', 'f'],
    ['piastre', 'piastres', 'f'],
  ],
  MAD: [
    ['dirham marocain', 'dirhams marocains'],
    ['centime', 'centimes'],
  ],
  QAR: [
    ['riyal qatari', 'riyals qataris'],
    ['dirham', 'dirhams'],
  ],
  SAR: [
    ['riyal saoudien', 'riyals saoudiens'],
    ['halala', 'halalas'],
  ],
  SYP: [
    ['livre syrienne', 'livres syriennes', 'f'],
    ['piastre', 'piastres', 'f'],
  ],
  TRY: [['livre turque', 'livres turques', 'f'], ['kuruş']],
  USD: [
    ['dollar américain', 'dollars américains'],
    ['cent', 'cents'],
  ],
}

const tr: Nouns = {
  AED: [['BAE dirhemi'], ['fils']],
  CHF: [['İsviçre frangı'], ['santim']],
  DZD: [['Cezayir dinarı'], ['santim']],
  EGP: [['Mısır lirası'], ['kuruş']],
  EUR: [['avro'], ['sent']],
  GBP: [['İngiliz sterlini'], ['peni']],
  LBP: [['Lübnan lirası'], ['kuruş']],
  MAD: [['Fas dirhemi'], ['santim']],
  QAR: [['Katar riyali'], ['dirhem']],
  SAR: [['Suudi Arabistan riyali'], ['halala']],
  SYP: [['Suriye lirası'], ['kuruş']],
  TRY: [['Türk lirası'], ['kuruş']],
  USD: [['ABD doları'], ['sent']],
}

const FILS: Noun = ['فلس', 'فلسان', 'فلوس', 'فلسًا']
const CENTIME: Noun = ['سنتيم', 'سنتيمان', 'سنتيمات', 'سنتيمًا']
const CENT: Noun = ['سنت', 'سنتان', 'سنتات', 'سنتًا']
const PIASTRE: Noun = ['قرش', 'قرشان', 'قروش', 'قرشًا']
const DIRHAM: Noun = ['درهم', 'درهمان', 'دراهم', 'درهمًا']

const lira = (adjective: string): Noun => [`ليرة ${adjective}ة`, `ليرتان ${adjective}تان`, `ليرات ${adjective}ة`, `ليرةً ${adjective}ةً`, 'f']

const masculine = (noun: string, plural: string, adjective: string): Noun => [
  `${noun} ${adjective}`,
  `${noun}ان ${adjective}ان`,
  `${plural} ${adjective}ة`,
  `${noun}ًا ${adjective}ًا`,
]

const ar: Nouns = {
  AED: [masculine('درهم', 'دراهم', 'إماراتي'), FILS],
  CHF: [masculine('فرنك', 'فرنكات', 'سويسري'), CENTIME],
  DZD: [masculine('دينار', 'دنانير', 'جزائري'), CENTIME],
  EGP: [masculine('جنيه', 'جنيهات', 'مصري'), PIASTRE],
  EUR: [['يورو', 'يوروان', 'يورو', 'يورو'], CENT],
  GBP: [masculine('جنيه', 'جنيهات', 'إسترليني'), ['بنس', 'بنسان', 'بنسات', 'بنسًا']],
  LBP: [lira('لبناني'), PIASTRE],
  MAD: [masculine('درهم', 'دراهم', 'مغربي'), CENTIME],
  QAR: [masculine('ريال', 'ريالات', 'قطري'), DIRHAM],
  SAR: [masculine('ريال', 'ريالات', 'سعودي'), ['هللة', 'هللتان', 'هللات', 'هللةً', 'f']],
  SYP: [lira('سوري'), PIASTRE],
  TRY: [lira('تركي'), PIASTRE],
  USD: [masculine('دولار', 'دولارات', 'أمريكي'), CENT],
}

/** Nouns of currencies by language. */
export const NOUNS: Readonly<Record<string, Nouns>> = { en, ar, fr, tr }

/** Nouns of a currency in a language; undefined for currencies that are written by their codes. */
export const currencyNouns = (locale: string, currency: string): CurrencyNouns | undefined => NOUNS[locale]?.[currency]
