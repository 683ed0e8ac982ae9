import './endless.css'
import { useFollow } from './useFollow.ts'
import { type EndlessProps, useJoin } from './useJoin.ts'

/** Joins pages of a list, so that one scrolls from its first record to its last. */
const JoinedPages = (props: EndlessProps) => {
  useJoin(props)
  useFollow(props)
  return null
}

export default JoinedPages
