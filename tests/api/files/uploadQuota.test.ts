import { expect, test } from 'vitest'
import { ADMIN, DEALER, DEALER2 } from '../../support/app/app.ts'
import { multipart } from '../../support/app/multipart.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'

describeEachEngine('The files of a firm', (engine) => {
  const hub = engineApp(engine, { customers: 1, serving: { uploadQuota: 100_000, importLimits: { file: 1, workbook: 2 } } })

  const upload = (email: string, bytes: number) =>
    hub.as(email, {
      method: 'POST',
      url: '/api/uploads',
      headers: { 'content-type': 'multipart/form-data; boundary=hub' },
      payload: `--hub\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n${'x'.repeat(bytes)}\r\n--hub--\r\n`,
    })

  test('may take so much together and no more, which is no other firm’s loss', async () => {
    expect((await upload(DEALER, 60_000)).statusCode).toBe(201)
    const refused = await upload(DEALER, 60_000)
    expect([refused.statusCode, refused.json()]).toMatchObject([413, { code: 'uploadQuota', params: { limit: 100_000 } }])
    expect((await upload(DEALER, 40_000)).statusCode).toBe(201)
    expect((await upload(DEALER2, 60_000)).statusCode).toBe(201)
  })

  test.each([
    ['just above the limit', 1.02],
    ['above what an upload may have around it', 1.5],
  ])('a file %s is not imported, and the refusal names the limit', async (_title, size) => {
    const content = `name\n${'Name\n'.repeat((size * 1024 ** 2) / 5)}`
    const refused = await hub.as(ADMIN, { method: 'POST', url: '/api/countries/import', ...(await multipart('a.csv', content)) })
    expect([refused.statusCode, refused.json()]).toMatchObject([413, { code: 'fileTooLarge', params: { limit: 1 } }])
    expect(refused.json().message).toContain('1 MB')
  })
})
