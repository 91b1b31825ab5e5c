import {
  Button,
  Checkbox,
  Field,
  IconButton,
  Input,
  MoneyInput,
  PasswordInput,
  PhoneInput,
  Select,
  Textarea,
} from '@artel/ui/kit'
import { Combobox } from '@artel/ui/kit/combobox'
import { DatePicker } from '@artel/ui/kit/date'
import { Slider } from '@artel/ui/kit/slider'
import { Switch } from '@artel/ui/kit/switch'
import { contrast } from '@artel/ui/tokens'
import { Heart } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { applyTheme } from '../../.storybook/theme-switch.ts'
import { forceHover } from './force-hover.ts'
import { formWidth } from './form-width.tsx'

const VARIANTS = ['primary', 'secondary', 'quiet', 'ghost', 'danger'] as const

/** Every control of the kit that can be out of reach. */
function Disabled({ disabled }: { disabled: boolean }) {
  return (
    <div style={{ display: 'grid', gap: '1rem' }}>
      {VARIANTS.map((variant) => (
        <Button key={variant} variant={variant} disabled={disabled}>
          Опубликовать
        </Button>
      ))}
      <div>
        <IconButton icon={Heart} label="В избранное" disabled={disabled} />
        <IconButton icon={Heart} label="В избранное, в рамке" framed disabled={disabled} />
        <IconButton icon={Heart} label="В избранное, рядом с текстом" dense disabled={disabled} />
      </div>
      <Field label="Название">
        <Input value="Собрать шкаф" disabled={disabled} readOnly />
      </Field>
      <Field label="Пароль">
        <PasswordInput autoComplete="current-password" value="Sirenevyi-tuman-7" disabled={disabled} readOnly />
      </Field>
      <Field label="Телефон">
        <PhoneInput value="+79053001020" disabled={disabled} onChange={fn()} />
      </Field>
      <Field label="Сумма">
        <MoneyInput value={12_000_00} disabled={disabled} onChange={fn()} />
      </Field>
      <Field label="Описание">
        <Textarea value="Шкаф из трёх секций" disabled={disabled} readOnly />
      </Field>
      <Field label="Материал">
        <Select disabled={disabled}>
          <option>Дуб</option>
        </Select>
      </Field>
      <Field label="Город">
        <Combobox
          text="Казань"
          status="idle"
          options={[]}
          emptyText=""
          disabled={disabled}
          onTextChange={fn()}
          onSelect={fn()}
          onRetry={fn()}
        />
      </Field>
      <Field label="День">
        <DatePicker value="2026-03-04" disabled={disabled} onChange={fn()} />
      </Field>
      <Checkbox label="Только проверенные" checked disabled={disabled} onChange={fn()} />
      <Checkbox label="С выездом" checked={false} disabled={disabled} onChange={fn()} />
      <Slider label="Расстояние" min={0} max={50} value={20} disabled={disabled} onChange={fn()} />
      <Switch label="Письма о сообщениях" checked disabled={disabled} onChange={fn()} />
      <Switch label="Письма об откликах" checked={false} disabled={disabled} onChange={fn()} />
    </div>
  )
}

const meta = preview.meta({
  title: 'Компоненты/Недоступное',
  component: Disabled,
  decorators: [formWidth],
  args: { disabled: true },
})

const LOOKS = ['color', 'backgroundColor', 'borderTopColor', 'opacity', 'boxShadow'] as const

const hexOf = (colour: string): string => {
  const canvas = new OffscreenCanvas(1, 1)
  const brush = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
  brush.fillStyle = colour
  brush.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = brush.getImageData(0, 0, 1, 1).data
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** The colour that is really behind the words: of the nearest place that has one. */
const groundOf = (element: Element | null): string => {
  if (!element) return '#ffffff'
  const { backgroundColor } = getComputedStyle(element)
  return /, 0\)$|\/ 0\)$|transparent/.test(backgroundColor) ? groundOf(element.parentElement) : hexOf(backgroundColor)
}

const looksOf = (control: Element) => {
  const style = getComputedStyle(control)
  const frame = getComputedStyle(control.parentElement as Element)
  return LOOKS.map((look) => `${look}: ${style[look]}, ${frame[look]}`)
}

/** Показывается, когда сделать ничего нельзя: указатель ничего не меняет, слова читаются в обеих темах. */
export const UnderPointer = meta.story({
  name: 'Под указателем',
  play: async ({ canvasElement }) => {
    // Colours have arrived at once, not after a moment.
    const still = document.createElement('style')
    still.textContent = '* { transition: none !important; }'
    document.head.append(still)
    const theme = document.documentElement.dataset.theme
    const wrong: string[] = []
    for (const one of ['light', 'dark'] as const) {
      applyTheme(one)
      for (const control of canvasElement.querySelectorAll(':disabled')) {
        const name = `${one}: ${control.getAttribute('aria-label') ?? control.closest('label, div')?.textContent ?? ''}`
        const [before, pointed] = [looksOf(control), forceHover(control)]
        const after = looksOf(control)
        const words = contrast(hexOf(getComputedStyle(control).color), groundOf(control))
        pointed()
        if (before.join() !== after.join())
          wrong.push(`${name}: ${after.filter((look, at) => look !== before[at]).join('; ')}`)
        if (words < 3) wrong.push(`${name}: contrast ${words.toFixed(1)}`)
      }
    }
    if (theme) document.documentElement.dataset.theme = theme
    else applyTheme('system')
    still.remove()
    await expect(canvasElement.querySelectorAll(':disabled').length).toBeGreaterThan(15)
    await expect(wrong).toEqual([])
  },
})
