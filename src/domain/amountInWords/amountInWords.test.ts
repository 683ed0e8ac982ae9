import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountInWords } from './amountInWords.ts'
import { english } from './english.ts'
import { french } from './french.ts'
import { turkish } from './turkish.ts'

describe('an amount in English words', () => {
  it.each([
    ['0.00', 'EUR', 'Zero euros'],
    ['0.50', 'EUR', 'Fifty cents'],
    ['1.01', 'EUR', 'One euro and one cent'],
    ['1166.19', 'EUR', 'One thousand one hundred and sixty-six euros and nineteen cents'],
    ['1000001.00', 'GBP', 'One million and one pounds sterling'],
    ['-80.00', 'USD', 'Minus eighty US dollars'],
    ['3.25', 'PLN', 'Three PLN and 25/100'],
    ['9999999999999999.99', 'TRY', /^Nine quadrillion nine hundred and ninety-nine trillion .* Turkish lira and ninety-nine kuruş$/],
  ])('%s %s', (amount, currency, words) => {
    expect(amountInWords(amount, currency, 'en')).toMatch(words)
  })
})

describe('an amount in French words', () => {
  it.each([
    ['21.00', 'EUR', 'Vingt et un euros'],
    ['21.00', 'GBP', 'Vingt et une livres sterling'],
    ['71.71', 'EUR', 'Soixante et onze euros et soixante et onze centimes'],
    ['80.81', 'EUR', 'Quatre-vingts euros et quatre-vingt-un centimes'],
    ['91.00', 'EUR', 'Quatre-vingt-onze euros'],
    ['200.00', 'EUR', 'Deux cents euros'],
    ['201.00', 'EUR', 'Deux cent un euros'],
    ['80000.00', 'EUR', 'Quatre-vingt mille euros'],
    ['200000.00', 'EUR', 'Deux cent mille euros'],
    ['80000000.00', 'EUR', 'Quatre-vingts millions d’euros'],
    ['1000000.00', 'USD', 'Un million de dollars américains'],
    ['1000001.00', 'EUR', 'Un million un euros'],
    ['1.00', 'EUR', 'Un euro'],
    ['0.00', 'EUR', 'Zéro euro'],
    ['1001.02', 'TRY', 'Mille une livres turques et deux kuruş'],
    ['-1.50', 'EUR', 'Moins un euro et cinquante centimes'],
  ])('%s %s: %s', (amount, currency, words) => {
    expect(amountInWords(amount, currency, 'fr')).toBe(words)
  })
})

describe('an amount in Turkish words', () => {
  it.each([
    ['650.35', 'TRY', 'Altıyüzelli Türk lirası otuzbeş kuruş'],
    ['1000.00', 'TRY', 'Bin Türk lirası'],
    ['2001.00', 'EUR', 'İkibinbir avro'],
    ['1100000.00', 'USD', 'Birmilyonyüzbin ABD doları'],
    ['0.00', 'TRY', 'Sıfır Türk lirası'],
    ['-2.00', 'TRY', 'Eksi iki Türk lirası'],
  ])('%s %s: %s', (amount, currency, words) => {
    expect(amountInWords(amount, currency, 'tr')).toBe(words)
  })
})

describe('an amount in Arabic words', () => {
  it.each([
    ['0.00', 'USD', 'صفر دولار أمريكي'],
    ['1.00', 'USD', 'دولار أمريكي واحد'],
    ['1.01', 'TRY', 'ليرة تركية واحدة وقرش واحد'],
    ['2.02', 'SAR', 'ريالان سعوديان وهللتان'],
    ['3.03', 'SAR', 'ثلاثة ريالات سعودية وثلاث هللات'],
    ['8.08', 'TRY', 'ثماني ليرات تركية وثمانية قروش'],
    ['11.11', 'SAR', 'أحد عشر ريالًا سعوديًا وإحدى عشرة هللةً'],
    ['12.00', 'TRY', 'اثنتا عشرة ليرةً تركيةً'],
    ['21.21', 'TRY', 'إحدى وعشرون ليرةً تركيةً وواحد وعشرون قرشًا'],
    ['22.25', 'SAR', 'اثنان وعشرون ريالًا سعوديًا وخمس وعشرون هللةً'],
    ['21.28', 'SAR', 'واحد وعشرون ريالًا سعوديًا وثمانٍ وعشرون هللةً'],
    ['100.00', 'AED', 'مئة درهم إماراتي'],
    ['101.00', 'AED', 'مئة درهم إماراتي ودرهم إماراتي واحد'],
    ['102.00', 'AED', 'مئة درهم إماراتي ودرهمان إماراتيان'],
    ['103.00', 'AED', 'مئة وثلاثة دراهم إماراتية'],
    ['200.00', 'USD', 'مئتا دولار أمريكي'],
    ['1166.19', 'USD', 'ألف ومئة وستة وستون دولارًا أمريكيًا وتسعة عشر سنتًا'],
    ['2000.00', 'USD', 'ألفا دولار أمريكي'],
    ['2001.00', 'USD', 'ألفا دولار أمريكي ودولار أمريكي واحد'],
    ['2500.00', 'USD', 'ألفان وخمسمئة دولار أمريكي'],
    ['3000.00', 'USD', 'ثلاثة آلاف دولار أمريكي'],
    ['10000.00', 'USD', 'عشرة آلاف دولار أمريكي'],
    ['11000.00', 'USD', 'أحد عشر ألف دولار أمريكي'],
    ['11011.00', 'USD', 'أحد عشر ألفًا وأحد عشر دولارًا أمريكيًا'],
    ['101000.00', 'USD', 'مئة ألف وألف دولار أمريكي'],
    ['202000.00', 'USD', 'مئتا ألف وألفا دولار أمريكي'],
    ['802000.00', 'USD', 'ثمانمئة ألف وألفا دولار أمريكي'],
    ['2000000.00', 'USD', 'مليونا دولار أمريكي'],
    ['5.50', 'PLN', 'خمسة PLN و50/100'],
    ['-3.00', 'EUR', 'سالب ثلاثة يورو'],
  ])('%s %s: %s', (amount, currency, words) => {
    expect(amountInWords(amount, currency, 'ar')).toBe(words)
  })
})

it('is written in English where there is no such language', () => {
  expect(amountInWords('2.00', 'EUR', 'de')).toBe('Two euros')
})

it('differs for different numbers, in every language', () => {
  const number = fc.bigInt({ min: 0n, max: 10n ** 16n - 1n })
  fc.assert(
    fc.property(number, number, (one, other) => {
      for (const { number: words } of [english, french, turkish]) expect(words(one) === words(other)).toBe(one === other)
      const arabic = (value: bigint) => amountInWords(`${value}.00`, 'SAR', 'ar')
      expect(arabic(one) === arabic(other)).toBe(one === other)
    }),
  )
})
