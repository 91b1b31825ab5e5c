import { cityChooserMachine } from '@artel/core/geolocation'
import { expect, it } from 'vitest'
import { chartOf } from '../chart.ts'
import type { LoggedEvent, StagedChart } from '../chart-news.ts'
import { eventSamples } from '../event-samples.ts'
import { readPayload, samplePayload } from './payload.ts'

const stagedSample: StagedChart = {
  chart: chartOf(cityChooserMachine),
  title: '',
  stories: {},
  samples: eventSamples.cityChooser,
}

const logged = (type: string, data: LoggedEvent['data'], machine = 'cityChooser'): LoggedEvent => ({
  index: 0,
  machine,
  type,
  data,
  by: 'person',
  from: 'idle',
  to: 'idle',
  isFatal: false,
})

it('the field of an event opens with its sample, so that nobody has to know its shape', () => {
  expect(samplePayload(stagedSample, [], 'search.change')).toBe('{\n  "text": "Каз"\n}')
})

it('what was sent last in the story itself is a better sample', () => {
  const log = [logged('search.change', { text: 'Моск' }), logged('search.change', { text: 'чужое' }, 'other')]

  expect(samplePayload(stagedSample, log, 'search.change')).toBe('{\n  "text": "Моск"\n}')
})

it('an event that wants no data has no field', () => {
  expect(samplePayload(stagedSample, [logged('search.retry', {})], 'search.retry')).toBeNull()
})

it('what is typed wrong is told in words', () => {
  expect(readPayload('{ "text": "Казань" }')).toEqual({ data: { text: 'Казань' } })
  expect(readPayload('  ')).toEqual({ data: {} })
  expect(readPayload('{ text }')).toEqual({ problem: 'Это не JSON: проверьте кавычки, запятые и скобки.' })
  expect(readPayload('[1]')).toEqual({ problem: 'Нужны данные в фигурных скобках, например { "text": "Казань" }.' })
})
