import { describe, expect, it } from 'vitest'
import { direction, LOCALES } from './locales.ts'
import { fillText, loadSessionTexts } from './sessionTexts.ts'

describe('the sign-in page', () => {
  it.each(LOCALES)('has its texts in $name', async ({ locale }) => {
    const texts = await loadSessionTexts(locale)
    expect(texts.validation['email.required']).toBeTruthy()
    expect(fillText(texts.forgotPassword.checkText, { email: 'a@b.test' })).toContain('a@b.test')
  })

  it('leaves a parameter that it does not know as it is', () => {
    expect(fillText('%{a} %{b}', { a: 1 })).toBe('1 %{b}')
  })
})

it('only Arabic is written from right to left', () => {
  expect(LOCALES.map(({ locale }) => direction(locale))).toEqual(['ltr', 'rtl', 'ltr', 'ltr'])
})
