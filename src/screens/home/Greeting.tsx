import { Typography } from '@mui/material'
import { useState } from 'react'
import { Title, useGetIdentity, useLocaleState } from 'react-admin'
import { dateFormat } from '../../model/values/keptFormats.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { intlLocale } from '../../providers/i18n/format.ts'

/** First hours of the afternoon and the evening. */
const NOON = 12
const EVENING = 18

const partOf = (hour: number) => (hour < NOON ? 'morning' : hour < EVENING ? 'afternoon' : 'evening')

/** Placeholder for the name, which is inserted as an element with its own text direction. */
const NAME = '\u2063'

/** The page's title: a greeting by the time of day, and the date. */
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
            {dateFormat(intlLocale(locale), { dateStyle: 'full' }).format(now)}
          </Typography>
        </>
      }
    />
  )
}
