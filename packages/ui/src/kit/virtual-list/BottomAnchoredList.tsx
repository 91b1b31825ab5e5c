import {
  type ComponentProps,
  createContext,
  Fragment,
  type ReactNode,
  type Ref,
  useCallback,
  useContext,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import {
  type CustomContainerComponentProps,
  type CustomItemComponentProps,
  Virtualizer,
  type VirtualizerHandle,
} from 'virtua'
import { type Identity, isPrepended } from './prepended.ts'
import { shownAtOnce } from './row-style.ts'
import { scrollByKey } from './scroll-keys.ts'
import { useEnd } from './use-end.ts'
import { useIsPlaced } from './use-is-placed.ts'
import { useKeptRow } from './use-kept-row.ts'
import css from './VirtualList.module.css'

/** What a {@link BottomAnchoredList} can be told and asked. */
export interface BottomAnchoredListHandle {
  /** Goes to the last row and stays there; the list takes the focus. */
  goToEnd(): void
  isAtEnd(): boolean
}

export interface BottomAnchoredListProps<T> extends Identity<T> {
  /** The name of the log. */
  label: string
  /** From the oldest to the newest. */
  rows: readonly T[]
  children: (row: T) => ReactNode
  /** Above the first row, as high whatever it says. */
  before: ReactNode
  /** Index of the row that the list opens at; -1 for its end. */
  startAt: number
  /** The reader comes near to the beginning, or there is less than fills the place. Called again and again while it is so. */
  onNearStart: () => void
  /** Rows have come or gone, or the reader has moved; `below` is how many pixels lie under what they see. */
  onMove: (place: { readonly isAtEnd: boolean; readonly below: number }) => void
  /** The last row is new: bring the reader to it wherever they are, as when it is their own. */
  isBroughtTo: (last: T) => boolean
  ref?: Ref<BottomAnchoredListHandle>
}

/** Pixels from the beginning at which what lies before it is asked for. */
const NEAR_START = 400

function Row({ index, style, ...rest }: CustomItemComponentProps) {
  return <div {...(rest as ComponentProps<'div'>)} style={shownAtOnce(style)} data-index={index} />
}

/** The same function always, which does what the latest one does. */
function useStable(action: () => void): () => void {
  const latest = useRef(action)
  useLayoutEffect(() => {
    latest.current = action
  })
  return useCallback(() => latest.current(), [])
}

const Drawn = createContext(() => {})

/** Tells after each drawing, when the list has put itself right, too: no second drawing, and nothing painted in between. */
function Rows(props: CustomContainerComponentProps) {
  const onDrawn = useContext(Drawn)
  useLayoutEffect(() => queueMicrotask(onDrawn))
  return <div {...(props as ComponentProps<'div'>)} />
}

/**
 * A virtual list that stands on its last row: it follows what comes as long as the reader is there, stays where they are
 * when they are not, and does not move when rows are put before the first one. Mount it anew for another list.
 */
export function BottomAnchoredList<T>(props: BottomAnchoredListProps<T>) {
  const { label, rows, keyOf, isLasting, children, before, startAt, onNearStart, onMove, isBroughtTo, ref } = props
  const log = useRef<HTMLDivElement>(null)
  const list = useRef<VirtualizerHandle>(null)
  const end = useEnd(log)
  const isPlaced = useIsPlaced()
  const kept = useKeptRow(rows.length + 1, (index) => {
    const row = rows[index - 1]
    return row === undefined ? '' : keyOf(row)
  })

  const [change, setChange] = useState({ before: rows, rows, isShift: false })
  if (change.rows !== rows) {
    setChange({ before: change.rows, rows, isShift: isPrepended(change.rows, rows, { keyOf, isLasting }) })
  }

  const askForMore = () => {
    if (log.current && log.current.scrollTop < NEAR_START) onNearStart()
  }
  const onScroll = () => {
    const below = end.follow()
    onMove({ isAtEnd: end.isThere(), below })
    askForMore()
  }

  useImperativeHandle(ref, () => ({
    goToEnd() {
      end.go()
      log.current?.focus({ preventScroll: true })
    },
    isAtEnd: () => end.isThere(),
  }))

  // biome-ignore lint/correctness/useExhaustiveDependencies: where reading begins is decided once
  useLayoutEffect(() => {
    if (startAt === -1) return end.go()
    end.leave()
    list.current?.scrollToIndex(startAt + 1, { align: 'start' })
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what has come moves the list
  useLayoutEffect(() => {
    const { before, rows, isShift } = change
    const [last, lastBefore] = [rows.at(-1), before.at(-1)]
    const isNew = last !== undefined && !isShift && (lastBefore === undefined || keyOf(lastBefore) !== keyOf(last))
    if (isNew && isBroughtTo(last)) end.go()
  }, [change])

  const settle = useStable(() => {
    if (!end.isThere()) return
    end.settle()
    askForMore()
  })

  useLayoutEffect(() => {
    // The place itself becomes lower when a keyboard opens or a field grows.
    const observer = new ResizeObserver(settle)
    if (log.current) observer.observe(log.current)
    return () => observer.disconnect()
  }, [settle])

  return (
    <div
      ref={log}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
      tabIndex={0}
      role="log"
      aria-label={label}
      // Rows come and go with scrolling; what is new is for the owner to say, once.
      aria-live="off"
      className={css.log}
      data-placed={isPlaced || undefined}
      onScroll={onScroll}
      onKeyDown={(event) =>
        scrollByKey(event, log.current, {
          toStart: () => log.current?.scrollTo({ top: 0, behavior: 'instant' }),
          toEnd: end.go,
        })
      }
      onFocus={kept.onFocus}
      onBlur={kept.onBlur}
    >
      <div className={css.spacer} />
      <Drawn value={settle}>
        <Virtualizer
          ref={list}
          as={Rows}
          item={Row}
          data={{ length: rows.length + 2 }}
          shift={change.isShift}
          {...(kept.keepMounted && { keepMounted: kept.keepMounted })}
        >
          {(_, index) => {
            if (index === 0) return <Fragment key="before">{before}</Fragment>
            const row = rows[index - 1]
            // A row of its own, so that the list knows of the air below the last one.
            return row === undefined ? (
              <div key="end" className={css.end} />
            ) : (
              <Fragment key={keyOf(row)}>{children(row)}</Fragment>
            )
          }}
        </Virtualizer>
      </Drawn>
    </div>
  )
}
