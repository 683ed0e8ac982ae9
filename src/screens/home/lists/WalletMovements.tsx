import AccountBalanceWallet from '@mui/icons-material/AccountBalanceWalletOutlined'
import In from '@mui/icons-material/AddOutlined'
import Out from '@mui/icons-material/RemoveOutlined'
import { Box } from '@mui/material'
import { useLocaleState, useTranslate } from 'react-admin'
import type { ShownMap } from '../../../model/entityMap.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { formatMoney } from '../../../providers/i18n/format.ts'
import { TintedIcon } from '../../../ui/TintedIcon.tsx'
import { isDebit } from '../../wallets/amounts.ts'
import { LotNames, lotOf, useLotName } from '../../wallets/lotNames.tsx'
import { ActionLink } from '../parts/ActionLink.tsx'
import { Entries } from '../parts/Entries.tsx'
import { Entry } from '../parts/Entry.tsx'
import { Panel } from '../parts/Panel.tsx'
import { RelativeTime } from '../parts/RelativeTime.tsx'
import { useShortList } from './useShortList.ts'

type Posting = ShownMap['postings']

const WALLET = '/-/WalletManage'

/** Purpose of a movement: the name of a car, or the ledger's reference. */
const Purpose = ({ reference }: Pick<Posting, 'reference'>) => {
  const auction = lotOf(reference)
  const name = useLotName(auction ?? '')
  return <bdi dir="auto">{auction === undefined ? reference : name}</bdi>
}

const Movement = ({ posting: { kind, at, amount, currency, reference } }: { readonly posting: Posting }) => {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const debit = isDebit(amount)
  return (
    <Entry
      to={WALLET}
      icon={<TintedIcon tone={debit ? 'neutral' : 'good'}>{debit ? <Out /> : <In />}</TintedIcon>}
      primary={translate(`resources.postings.options.kind.${kind}`, { _: kind })}
      secondary={<Purpose reference={reference} />}
      end={
        <Box component="bdi" sx={{ color: debit ? undefined : 'success.main' }}>
          {formatMoney(amount, currency, locale, { signed: true })}
        </Box>
      }
      below={<RelativeTime at={at} />}
    />
  )
}

/** The latest movements of the user's wallets. */
export const WalletMovements = () => {
  const t = useAreaTexts('home')
  const list = useShortList('postings', { field: 'at', order: 'DESC' }, { account: 'wallet' })
  return (
    <Panel title={t('home.lists.wallet')} to={WALLET}>
      <LotNames of={list.records ?? []}>
        <Entries
          {...list}
          empty={{
            icon: <AccountBalanceWallet />,
            text: t('home.empty.wallet'),
            action: <ActionLink to="/-/WalletManage" label={t('home.actions.wallet')} right={['wallets', 'list']} />,
          }}
        >
          {(posting) => <Movement key={posting.id} posting={posting} />}
        </Entries>
      </LotNames>
    </Panel>
  )
}
