import { describe, expect, it } from 'vitest'
import { lookOf, materialOf, objectOf } from '../looks/index.ts'
import {
  COVER_SIZES,
  COVERED_TRADES,
  coverPictureUrl,
  drawingUrl,
  isMaterial,
  isObjectName,
  MATERIALS,
  OBJECTS,
  objectUrl,
  rootLook,
} from './index.ts'

describe('the material of a category', () => {
  it('is one of its own for each root', () => {
    expect(COVERED_TRADES).toHaveLength(12)
    expect(new Set(COVERED_TRADES.map(materialOf)).size).toBe(12)
    expect(COVERED_TRADES.map(materialOf)).not.toContain('plaster')
  })

  it('is that of the root in a leaf, with an object that may be closer', () => {
    expect([materialOf('ukladka-plitki'), objectOf('ukladka-plitki')]).toEqual(['parquet', 'setsquare'])
    expect([materialOf('remont-i-otdelka'), objectOf('remont-i-otdelka')]).toEqual(['parquet', 'hammer'])
  })

  it.each(['nobody-knows-it', '', 'constructor', '__proto__'])(
    'is plaster with a brush for what nobody knows: «%s»',
    (slug) => {
      expect([materialOf(slug), objectOf(slug)]).toEqual(['plaster', 'brush'])
    },
  )

  it('is had for roots alone without the leaves', () => {
    expect(COVERED_TRADES.map(rootLook)).toEqual(COVERED_TRADES.map(lookOf))
    expect(['ukladka-plitki', 'constructor'].map(rootLook)).toEqual([
      { material: 'plaster', object: 'brush' },
      { material: 'plaster', object: 'brush' },
    ])
  })

  it('is itself when it is named instead of a category', () => {
    expect(MATERIALS.map(materialOf)).toEqual(MATERIALS)
  })

  it('is told from other words, and so are objects', () => {
    expect([isMaterial('brick'), isMaterial('uborka'), isObjectName('truck'), isObjectName('hex')]).toEqual([
      true,
      false,
      true,
      false,
    ])
    expect(new Set(OBJECTS).size).toBe(OBJECTS.length)
  })
})

describe('an address', () => {
  it('names version, material, seed and size of a cover', () => {
    expect(drawingUrl({ material: 'suds', seed: 117, ...COVER_SIZES.tile })).toBe('/covers/1/suds/117/640x360.svg')
  })

  it('stays within what the server draws, whatever is asked for', () => {
    expect(drawingUrl({ material: 'tread', seed: '../я?', width: 9000, height: 0.4 })).toBe(
      '/covers/1/tread/-----/2000x16.svg',
    )
    expect(drawingUrl({ material: 'tread', seed: '', width: 88.4, height: 88.6 })).toBe('/covers/1/tread/0/88x89.svg')
  })

  it('of a whole picture names the object of the category', () => {
    expect(coverPictureUrl({ ...lookOf('myte-okon'), seed: 5 })).toBe('/covers/1/suds/5/window.jpg')
  })

  it('of an object names its version', () => {
    expect(objectUrl('truck')).toBe('/objects/1/truck.webp')
  })
})
