interface Props {
  readonly text: string
  readonly query: string
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A text with the query's words highlighted. */
export const Found = ({ text, query }: Props) => {
  const words = query.trim().split(/\s+/).filter(Boolean).map(escaped)
  if (words.length === 0) return text
  // Every second part is a word, as `split` keeps captured separators.
  return text.split(new RegExp(`(${words.join('|')})`, 'iu')).map((part, at) => {
    const key = `${at} ${part}`
    return at % 2 === 1 ? <mark key={key}>{part}</mark> : <span key={key}>{part}</span>
  })
}
