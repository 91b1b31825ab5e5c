import {
  type ComponentProps,
  createContext,
  Fragment,
  type ReactNode,
  type Ref,
  type RefObject,
  useContext,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import {
  type CustomContainerComponentProps,
  type CustomItemComponentProps,
  Virtualizer,
  type VirtualizerHandle,
} from 'virtua'
import { focusRow } from './focus-row.ts'
import { shownAtOnce } from './row-style.ts'
import { scrollByKey } from './scroll-keys.ts'
import { useKeptRow } from './use-kept-row.ts'
import css from './VirtualList.module.css'

/** Rows by their places; an array is one, and so is what makes its rows only when they are looked at. */
export interface RowsByPlace<T> {
  readonly length: number
  at(index: number): T | undefined
}

/** What a {@link VirtualList} can be told. */
export interface VirtualListHandle {
  /** Brings a row into sight and gives the focus to the first thing in it that takes one. */
  focusRow(index: number): void
}

export interface VirtualListProps<T> {
  /** The name of the list. */
  label: string
  rows: RowsByPlace<T>
  /** Stable and different for each row. */
  rowKey: (row: T) => string | number
  children: (row: T, index: number) => ReactNode
  /** Pixels of a row where all are as high, so that the first frame has them in their places. */
  rowHeight?: number
  /** How many rows there are, with those that have not been loaded; -1 when nobody knows. Else those that are here. */
  total?: number
  /** The place that scrolls when it holds more than the list; else the list is one itself. */
  scroller?: RefObject<HTMLElement | null>
  ref?: Ref<VirtualListHandle>
}

const Whole = createContext({ label: '', total: 0 })

function List({ children, ...rest }: CustomContainerComponentProps) {
  return (
    <ul {...(rest as ComponentProps<'ul'>)} className={css.list} aria-label={useContext(Whole).label}>
      {children}
    </ul>
  )
}

function Row({ index, style, children, ...rest }: CustomItemComponentProps) {
  return (
    <li
      {...(rest as ComponentProps<'li'>)}
      style={shownAtOnce(style)}
      data-index={index}
      // Not all rows are in the document, so a screen reader cannot count them.
      aria-posinset={index + 1}
      aria-setsize={useContext(Whole).total}
    >
      {children}
    </li>
  )
}

/** Rows drawn before the place has been measured, so that the first picture of a list is not an empty one. */
const AT_ONCE = 12

/** Pixels of `list` below the beginning of what scrolls with it. */
const marginOf = (list: HTMLElement, scroller: HTMLElement) =>
  list.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop - scroller.clientTop

/**
 * A long list of which only what is seen stands in the document, its rows as high as they come out. Home, End, PageUp and
 * PageDown work, and the row with the focus stays however far it is scrolled away.
 */
export function VirtualList<T>({
  label,
  rows,
  rowKey,
  children,
  rowHeight,
  total,
  scroller,
  ref,
}: VirtualListProps<T>) {
  const box = useRef<HTMLDivElement>(null)
  const list = useRef<VirtualizerHandle>(null)
  const [margin, setMargin] = useState(0)
  const place = scroller ?? box
  const { keepMounted, keep, onFocus, onBlur } = useKeptRow(rows.length, (index) => {
    const row = rows.at(index)
    return row && rowKey(row)
  })

  useImperativeHandle(ref, () => ({
    focusRow(index) {
      keep(index)
      focusRow(box, index)
    },
  }))

  useLayoutEffect(() => {
    if (scroller?.current && box.current) setMargin(Math.round(marginOf(box.current, scroller.current)))
  })

  const count = total ?? rows.length
  const whole = useMemo(() => ({ label, total: count }), [label, count])
  const own = scroller ? null : { role: 'group', 'aria-label': label, tabIndex: 0 }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are the browser's own, only exact
    <div
      ref={box}
      {...own}
      className={scroller ? undefined : css.scroller}
      onKeyDown={(event) =>
        scrollByKey(event, place.current, {
          // By the list itself, which else goes on to where it was sent before.
          toStart: () => list.current?.scrollTo(0),
          toEnd: () => list.current?.scrollToIndex(rows.length - 1, { align: 'end' }),
        })
      }
      onFocus={onFocus}
      onBlur={onBlur}
    >
      <Whole value={whole}>
        <Virtualizer
          ref={list}
          as={List}
          item={Row}
          data={rows as unknown as ArrayLike<T>}
          {...(scroller && { scrollRef: scroller })}
          startMargin={margin}
          {...(rowHeight && { itemSize: rowHeight })}
          ssrCount={Math.min(AT_ONCE, rows.length)}
          {...(keepMounted && { keepMounted })}
        >
          {(_: T, index: number) => {
            const row = rows.at(index)
            return <Fragment key={row ? rowKey(row) : `gone-${index}`}>{row && children(row, index)}</Fragment>
          }}
        </Virtualizer>
      </Whole>
    </div>
  )
}
