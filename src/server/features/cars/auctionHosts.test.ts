import { expect, test } from 'vitest'
import { AUCTION_HOSTS } from '../../../domain/cars/auctionUrl.ts'
import { readConfig } from '../../start/config.ts'
import { auctionHosts, hostVariables } from './auctionHosts.ts'

const read = (hosts: string) => readConfig({ AUCTION_HOSTS: hosts }, hostVariables)

test('the sites of cars are the configured ones, else the well-known ones', () => {
  expect(auctionHosts(read('www.Copart.com, bids.example.org'))).toEqual(['www.copart.com', 'bids.example.org'])
  const demo = auctionHosts(readConfig({}))
  expect(demo).toEqual([...AUCTION_HOSTS, 'auctions.example.com'])
  expect(auctionHosts({ ...readConfig({}), production: true })).toEqual(AUCTION_HOSTS)
})

const WRONG = ['copart', 'https://www.copart.com', 'www.copart.com/lot', 'www.copart.com,,iaai.com', 'www.copart.com;iaai.com', '-a.com']

test.each(WRONG)('%s is no list of hosts', (hosts) => {
  expect(() => read(hosts)).toThrow(/^AUCTION_HOSTS is .*Give host names/)
})
