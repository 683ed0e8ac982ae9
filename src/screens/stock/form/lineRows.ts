import { goodsRows } from './goodsRows.ts'

export default goodsRows('material')
