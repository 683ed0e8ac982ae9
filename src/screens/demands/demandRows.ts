import { goodsRows } from '../stock/form/goodsRows.ts'

export default goodsRows('item')
