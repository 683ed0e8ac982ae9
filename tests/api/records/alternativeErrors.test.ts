import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADMIN, createTestApp, type TestApp } from '../../support/app/app.ts'
import { describeEachEngine } from '../../support/database/describeEachEngine.ts'
import { alternativesEntity } from '../../support/models/alternativesEntity.ts'

describeEachEngine('errors of alternatives', (engine) => {
  let hub: TestApp
  beforeAll(async () => {
    const schemas = [{ file: 'schemas/parcels.ts', schema: alternativesEntity }]
    hub = await createTestApp({ database: engine.database, dataDir: engine.dataDir, schemas })
  })
  afterAll(() => hub?.close())

  const refusal = async (payload: object, language = 'en') => {
    const answer = await hub.as(ADMIN, { method: 'POST', url: '/api/parcels', payload, headers: { 'accept-language': language } })
    return answer.json().errors
  }

  test.each<[string, object, object]>([
    ['none of them: their titles', { to: {} }, { to: 'Must be one of: Street address, P.O. box' }],
    ['the nearest: its own', { to: { street: 'x' } }, { 'to.city': 'Required' }],
    ['a wrong type: the kinds of value', { weight: true }, { weight: 'Must be one of: number, text' }],
    ['a wrong choice: what there is to choose', { payment: { kind: 'barter' } }, { 'payment.kind': 'Must be one of: card, cash' }],
    ['a choice that was made: its own', { payment: { kind: 'card' } }, { 'payment.number': 'Required' }],
    ['more than one: which', { code: 'ab12' }, { code: 'Must be only one of these: Letters first, Digits last' }],
    ['a list: the entry that is missing', { labels: [{ key: 'size' }] }, { labels: 'Entries needed: Key: colour (1 to 2)' }],
  ])('name, of %s', async (_, value, errors) => {
    expect(await refusal(value)).toEqual(errors)
  })

  test.each([
    ['fr', 'Doit être l’un de ces choix\u202f: nombre, texte'],
    ['ar', 'يجب أن تكون القيمة واحدة مما يلي: رقم، نص'],
    ['tr', 'Şunlardan biri olmalıdır: sayı, metin'],
  ])('are in %s', async (language, weight) => {
    expect(await refusal({ weight: true }, language)).toEqual({ weight })
  })
})
