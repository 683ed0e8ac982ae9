import { expect, test } from 'vitest'
import { pathsOf } from './entityPaths.ts'

test('pages stand below the list', () => {
  expect(pathsOf('Customer')).toEqual({
    list: '/Customer',
    create: '/Customer/add',
    edit: '/Customer/edit/{id}',
    show: '/Customer/view/{id}',
  })
})

test('a path of its own goes before', () => {
  expect(pathsOf({ list: 'Cars', create: 'addCar', edit: 'car/{id}/edit', show: 'car/{id}' })).toEqual({
    list: '/Cars',
    create: '/addCar',
    edit: '/car/{id}/edit',
    show: '/car/{id}',
  })
})
