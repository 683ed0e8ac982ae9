import type { ResourceMessages } from '../resourceMessages.ts'
import cars from './resources/cars.ts'
import control from './resources/control.ts'
import deals from './resources/deals.ts'
import finance from './resources/finance.ts'
import firms from './resources/firms.ts'
import money from './resources/money.ts'
import notifications from './resources/notifications.ts'
import reports from './resources/reports.ts'
import stock from './resources/stock.ts'
import system from './resources/system.ts'
import targets from './resources/targets.ts'
import trade from './resources/trade.ts'
import wallets from './resources/wallets.ts'

const resources: ResourceMessages = {
  ...cars,
  ...control,
  ...deals,
  ...finance,
  ...firms,
  ...money,
  ...notifications,
  ...reports,
  ...stock,
  ...system,
  ...targets,
  ...trade,
  ...wallets,
}

export default resources
