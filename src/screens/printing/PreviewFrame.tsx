import { Box } from '@mui/material'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** Width of an A4 page with margins, in CSS pixels. */
const SHEET = 840

interface Size {
  readonly width: number
  readonly height: number
}

/** Size of an element, updated when it changes. */
const useSize = (element: RefObject<HTMLElement | null>): Size => {
  const [size, setSize] = useState<Size>({ width: SHEET, height: 0 })
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const measure = () => setSize({ width: current.clientWidth || SHEET, height: current.clientHeight })
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    measure()
    return () => observer.disconnect()
  }, [element])
  return size
}

interface Props {
  readonly title: string
  readonly src: string
  readonly frame: RefObject<HTMLIFrameElement | null>
}

/** Shows a printed document, scaled down on screens narrower than the paper. */
export const PreviewFrame = ({ title, src, frame }: Props) => {
  const around = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(around)
  const scale = Math.min(1, width / SHEET)
  const fitted = scale < 1 ? { width: SHEET, height: height / scale, transform: `scale(${scale})`, transformOrigin: '0 0' } : {}
  return (
    <Box ref={around} dir="ltr" sx={{ minWidth: 0, minHeight: 0, overflow: 'hidden' }}>
      <iframe ref={frame} title={title} src={src} style={{ border: 0, width: '100%', height: '100%', display: 'block', ...fitted }} />
    </Box>
  )
}
