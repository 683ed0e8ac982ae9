import { Typography } from '@mui/material'
import { useState } from 'react'
import { Title, useGetIdentity, useLocaleState } from 'react-admin'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { intlLocale } from '../../providers/i18n/format.ts'

/** Hours at which the afternoon and the evening begin. */
const NOON = 12
const EVENING = 18

const partOf = (hour: number) => (hour < NOON ? 'morning' : hour < EVENING ? 'afternoon' : 'evening')

/** In place of the name, so that it keeps its own direction. */
const NAME = '\u2063'

/** The page's title: a greeting by the time of the day, and which day it is. */
export const Greeting = () => {
  const t = useAreaTexts('home')
  const [locale] = useLocaleState()
  const { data } = useGetIdentity()
  const [now] = useState(() => new Date())
  const [first = ''] = (data?.fullName ?? '').split(' ')
  const [before, after] = t(`home.greeting.${first === '' ? 'nameless' : partOf(now.getHours())}`, { name: NAME }).split(NAME)
  return (
    <Title
      preferenceKey={false}
      title={
        <>
          {before}
          {after !== undefined && <bdi dir="auto">{first}</bdi>}
          {after}
          <Typography component="span" variant="body1" color="text.secondary" sx={{ display: 'block', letterSpacing: 0, mt: 0.25 }}>
            {new Intl.DateTimeFormat(intlLocale(locale), { dateStyle: 'full' }).format(now)}
          </Typography>
        </>
      }
    />
  )
}
