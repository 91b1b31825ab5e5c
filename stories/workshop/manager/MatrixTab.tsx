import { useEffect, useRef, useState } from 'react'
import { useGlobals, useStorybookApi, useStorybookState } from 'storybook/manager-api'
import { styled } from 'storybook/theming'
import { storyFrame } from '../../overview/story-address.ts'

const WIDTHS = [360, 768, 1280] as const
const THEMES = { light: 'Светлая', dark: 'Тёмная' } as const
const HEIGHT = 900
const PADDING = 20
const GAP = 20

const Page = styled.div(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  overflow: 'auto',
  padding: PADDING,
  background: theme.background.app,
  '& label': { display: 'inline-flex', gap: 8, alignItems: 'center', marginBottom: 16, fontSize: 13 },
}))

const Grid = styled.div<{ scale: number }>(({ scale }) => ({
  display: 'grid',
  gridTemplateColumns: WIDTHS.map((width) => `${width * scale}px`).join(' '),
  gap: GAP,
}))

const Figure = styled.figure({ margin: 0, '& figcaption': { paddingBottom: 6, fontSize: 13, fontWeight: 600 } })

const Window = styled.div<{ scale: number; width: number }>(({ theme, scale, width }) => ({
  width: width * scale,
  height: HEIGHT * scale,
  overflow: 'hidden',
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: 6,
  '& iframe': { width, height: HEIGHT, border: 0, transform: `scale(${scale})`, transformOrigin: '0 0' },
}))

/** The tab «Матрица»: the story at three widths in both themes. Its address is shared like any other of the workshop. */
export function MatrixTab() {
  const api = useStorybookApi()
  const { storyId } = useStorybookState()
  const story = storyId ? api.getData(storyId) : undefined
  const [globals] = useGlobals()
  const page = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(0.4)
  // Opens as large as all three widths go beside each other.
  useEffect(() => {
    const room = (page.current?.clientWidth ?? 0) - 2 * PADDING - (WIDTHS.length - 1) * GAP
    const fitting = Math.floor((room / WIDTHS.reduce((sum, width) => sum + width, 0)) * 100) / 100
    if (room > 0) setScale(Math.min(1, Math.max(0.15, fitting)))
  }, [])
  const { viewer = 'guest', network = 'normal', text = 'normal' } = globals as Record<string, string>
  if (story?.type !== 'story') return <Page>Матрица бывает у истории: выберите одну из списка.</Page>
  return (
    <Page ref={page}>
      <label>
        Масштаб
        <input
          type="range"
          min="0.15"
          max="1"
          step="0.01"
          value={scale}
          onChange={(event) => setScale(Number(event.target.value))}
        />
        {Math.round(scale * 100)} %
      </label>
      <Grid scale={scale}>
        {Object.entries(THEMES).flatMap(([theme, name]) =>
          WIDTHS.map((width) => (
            <Figure key={`${theme} ${width}`}>
              <figcaption>
                {width} px, {name.toLowerCase()}
              </figcaption>
              <Window scale={scale} width={width}>
                <iframe
                  title={`${width} px, ${name}`}
                  src={storyFrame(story.id, { theme, viewer, network, text })}
                  loading="lazy"
                />
              </Window>
            </Figure>
          )),
        )}
      </Grid>
    </Page>
  )
}
