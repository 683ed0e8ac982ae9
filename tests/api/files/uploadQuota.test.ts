import { expect, test } from 'vitest'
import { DEALER, DEALER2 } from '../../support/app/app.ts'
import { engineApp } from '../../support/app/suiteApp.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'

describeEachEngine('The files of a firm', (engine) => {
  const hub = engineApp(engine, { customers: 1, serving: { uploadQuota: 100_000 } })

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
})
