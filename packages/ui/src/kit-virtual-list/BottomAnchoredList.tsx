import {
  type ComponentProps,
  createContext,
  Fragment,
  type ReactNode,
  type Ref,
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
import { useHold } from './use-hold.ts'
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

/** Pixels from the beginning at which what lies before it is asked for, and of rows made ready beyond what is seen. */
const [NEAR_START, AHEAD] = [400, 300]

function Row({ index, style, ...rest }: CustomItemComponentProps) {
  return <div {...(rest as ComponentProps<'div'>)} style={shownAtOnce(style)} data-index={index} />
}

const OnDrawn = createContext(() => {})

/** Everything that is drawn of the list; its own word about its height comes before it is so high. */
function Rows(props: CustomContainerComponentProps) {
  const onDrawn = useContext(OnDrawn)
  useLayoutEffect(onDrawn)
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
  const hold = useHold(log, list)
  const kept = useKeptRow(rows.length + 1, (index) => {
    const row = rows[index - 1]
    return row === undefined ? '' : keyOf(row)
  })

  const [change, setChange] = useState({ before: rows, rows, isShift: false, heldAt: -1 })
  if (change.rows !== rows) {
    const isShift = isPrepended(change.rows, rows, { keyOf, isLasting })
    // While the document still shows the rows of before.
    setChange({ before: change.rows, rows, isShift, heldAt: isShift ? hold.take() : -1 })
  }

  const askForMore = () => {
    if (log.current && log.current.scrollTop < NEAR_START) onNearStart()
  }
  const onScroll = () => {
    const below = end.follow()
    hold.follow()
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
    const { before, rows, isShift, heldAt } = change
    const [last, lastBefore] = [rows.at(-1), before.at(-1)]
    const isNew = last !== undefined && !isShift && (lastBefore === undefined || keyOf(lastBefore) !== keyOf(last))
    if (isNew && isBroughtTo(last)) end.go()
    const held = isShift && !end.isThere() ? before[heldAt - 1] : undefined
    if (held !== undefined) hold.moveTo(rows.findIndex((row) => keyOf(row) === keyOf(held)) + 1)
  }, [change])

  // After the effects of the list, which puts its own place right in one of them, and before anything is painted.
  const [onDrawn] = useState(() => () => queueMicrotask(() => settle.current()))
  const settle = useRef(() => {})
  settle.current = () => {
    end.settle()
    hold.settle()
    askForMore()
  }

  useLayoutEffect(() => {
    // The place itself becomes lower when a keyboard opens or a field grows.
    const observer = new ResizeObserver(onDrawn)
    for (const element of [log.current, log.current?.lastElementChild]) if (element) observer.observe(element)
    return () => observer.disconnect()
  }, [onDrawn])

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
      <OnDrawn value={onDrawn}>
        <Virtualizer
          ref={list}
          as={Rows}
          item={Row}
          data={{ length: rows.length + 1 }}
          shift={change.isShift}
          bufferSize={AHEAD}
          {...(kept.keepMounted && { keepMounted: kept.keepMounted })}
        >
          {(_, index) => {
            const row = rows[index - 1]
            return row === undefined ? (
              <Fragment key="before">{before}</Fragment>
            ) : (
              <Fragment key={keyOf(row)}>{children(row)}</Fragment>
            )
          }}
        </Virtualizer>
      </OnDrawn>
    </div>
  )
}
