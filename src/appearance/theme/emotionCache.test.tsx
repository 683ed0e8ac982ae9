import createCache from '@emotion/cache'
import { expect, it } from 'vitest'
import { inBatches } from './emotionCache.ts'

it('later styles go into their own element, in order of arrival', async () => {
  // As in the build: many rules in one element.
  const { sheet } = inBatches(createCache({ key: 'test', speedy: true }))
  sheet.insert('.a{color:red}')
  sheet.insert('.b{color:green}')
  await new Promise((done) => setTimeout(done))
  sheet.insert('.c{color:blue}')
  const elements = document.querySelectorAll<HTMLStyleElement>('style[data-emotion=test]')
  expect([...elements].map((element) => [...(element.sheet?.cssRules ?? [])].map(({ cssText }) => cssText.slice(0, 2)))).toEqual([
    ['.a', '.b'],
    ['.c'],
  ])
})
