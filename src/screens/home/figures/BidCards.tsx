import ArrowUpward from '@mui/icons-material/ArrowUpwardOutlined'
import CheckCircle from '@mui/icons-material/CheckCircleOutlined'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { countGroup } from '../../auctions/board/boardFilter.ts'
import { useBoard } from '../../auctions/board/useBoard.ts'
import { BOARD_PATH } from '../../auctions/paths.ts'
import { FigureCard, FigureError, FigureSkeleton, Share } from './FigureCard.tsx'
import { useAmounts } from './texts.ts'

/** Number of lots that the user leads, and of those in which the user was outbid; live, from the board's data. */
export const BidCards = () => {
  const t = useAreaTexts('home')
  const { count } = useAmounts()
  const { data, error, refetch } = useBoard()
  if (!data) {
    const stand = error ? (
      <FigureError>
        <ErrorState size="part" retry={refetch} />
      </FigureError>
    ) : (
      <FigureSkeleton />
    )
    return (
      <>
        {stand}
        {stand}
      </>
    )
  }
  const [leading, outbid] = [countGroup(data.lots, 'leading'), countGroup(data.lots, 'outbid')]
  const all = leading + outbid
  return (
    <>
      <FigureCard
        label={t('home.figures.leading')}
        icon={<CheckCircle />}
        to={`${BOARD_PATH}?show=leading`}
        value={count(leading)}
        picture={<Share part={leading} whole={all} tone="good" />}
        note={t('home.figures.ofLots', { smart_count: all })}
      />
      <FigureCard
        label={t('home.figures.outbid')}
        icon={<ArrowUpward />}
        to={`${BOARD_PATH}?show=outbid`}
        value={count(outbid)}
        picture={<Share part={outbid} whole={all} tone="danger" />}
        note={t(outbid > 0 ? 'home.figures.bidAgain' : 'home.figures.noneOutbid')}
      />
    </>
  )
}
