import { icons } from 'virtual:icons'
import { Box } from '@mui/material'
import { Suspense } from 'react'
import { lazy } from '../ui/lazy/lazy.tsx'

interface Props {
  readonly name: string
  readonly size?: 'small' | 'medium'
}

const Space = ({ size = 'medium' }: Pick<Props, 'size'>) => (
  <Box component="span" sx={{ display: 'inline-block', width: size === 'small' ? 20 : 24 }} />
)

/** Icons chosen by users come in a separate chunk. */
const loadChosen = async () => {
  const { choices } = await import('virtual:icons/choices')
  const ChosenIcon = ({ name, size = 'medium' }: Props) => {
    const Found = choices[name]
    return Found ? <Found fontSize={size} /> : <Space size={size} />
  }
  return { default: ChosenIcon }
}
const Chosen = lazy(loadChosen, { optional: true })

/** A Material icon by its name. The entities' icons are in the main chunk. */
export const Icon = ({ name, size = 'medium' }: Props) => {
  const Known = icons[name]
  return Known ? (
    <Known fontSize={size} />
  ) : (
    <Suspense fallback={<Space size={size} />}>
      <Chosen name={name} size={size} />
    </Suspense>
  )
}
