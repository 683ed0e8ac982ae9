import type { ReactElement, ReactNode } from 'react'
import { UNSAFE_createBrowserHistory, UNSAFE_createRouter, UNSAFE_mapRouteProperties } from 'react-router'
import type { Model } from '../../model/resolvedEntity.ts'
import { addressesOf } from './addresses.ts'
import { hubHistory } from './hubHistory.ts'

/**
 * A data router, so that forms can hold back who leaves with unsaved changes, over a history that translates addresses. What
 * `createBrowserRouter` does, with another history.
 */
export const hubRouter = (model: Model, element: ReactNode, errorElement: ReactElement) =>
  UNSAFE_createRouter({
    history: hubHistory(UNSAFE_createBrowserHistory(), addressesOf(model)),
    routes: [{ path: '*', element, errorElement }],
    mapRouteProperties: UNSAFE_mapRouteProperties,
  }).initialize()
