import { expect, test } from 'vitest'
import { withoutForbidden } from './chartPicture.ts'

test('a picture has no characters that XML forbids, and keeps all others', () => {
  const lone = [String.fromCharCode(0xd800), String.fromCharCode(0xdfff)]
  const forbidden = ['\0', '\u0001', '\b', '\v', '\f', '\u000e', '\u001f', '\ufffe', '\uffff', ...lone]
  for (const one of forbidden) expect(withoutForbidden(`<text>a${one}b</text>`)).toBe('<text>ab</text>')
  const allowed = '\t\n\r <text>é سيارة 🚗 \u0085\ufffd</text>'
  expect(withoutForbidden(allowed)).toBe(allowed)
})
