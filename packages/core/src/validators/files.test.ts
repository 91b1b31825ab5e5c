import { describe, expect, it } from 'vitest'
import { FILE_LIMITS } from '../contract/file-terms.ts'
import { bytesOf, validateFileSizes, validateFiles } from './index.ts'

const MB = bytesOf(1, 'MB')
const limits = { single: 10 * MB, total: 50 * MB }

describe('sizes of files', () => {
  it('are counted in bytes by the factor 1024', () => {
    expect([bytesOf(3, 'B'), bytesOf(2, 'KB'), bytesOf(1, 'GB'), bytesOf(1, 'TB')]).toEqual([
      3,
      2048,
      1024 ** 3,
      1024 ** 4,
    ])
  })

  it('may reach both limits', () => {
    expect(
      validateFileSizes(
        Array.from({ length: 5 }, () => 10 * MB),
        limits,
      ),
    ).toBeNull()
    expect(validateFileSizes([], limits)).toBeNull()
    expect(
      validateFileSizes(
        Array.from({ length: 99 }, () => 10 * MB),
        { single: 10 * MB },
      ),
    ).toBeNull()
  })

  it('over one of them are refused in the words of the specification, the single one first', () => {
    expect(validateFileSizes([10 * MB + 1], limits)).toBe('Размер файла превышает допустимый размер в 10 MB.')
    expect(validateFileSizes([...Array.from({ length: 5 }, () => 10 * MB), 1], limits)).toBe(
      'Размер файлов превышает допустимый размер в 50 MB.',
    )
    expect(validateFileSizes([60 * MB], limits)).toBe('Размер файла превышает допустимый размер в 10 MB.')
  })

  it('name the limit in the unit that suits it', () => {
    const refusal = (single: number) => validateFileSizes([single + 1], { single })
    expect([refusal(512), refusal(1536), refusal(bytesOf(2, 'GB')), refusal(bytesOf(1, 'TB'))]).toEqual([
      'Размер файла превышает допустимый размер в 512 B.',
      'Размер файла превышает допустимый размер в 1,5 KB.',
      'Размер файла превышает допустимый размер в 2 GB.',
      'Размер файла превышает допустимый размер в 1 TB.',
    ])
  })
})

describe('files to attach', () => {
  const file = (name: string, size = MB) => ({ name, size })

  it('are of the kinds and as many as the place takes', () => {
    expect(validateFiles([file('план.PDF'), file('фото.jpeg')], FILE_LIMITS.task)).toBeNull()
    expect(
      validateFiles(
        Array.from({ length: 11 }, () => file('a.png')),
        FILE_LIMITS.task,
      ),
    ).toBe('Не больше 10\u00a0файлов.')
    expect(validateFiles([file('a.png'), file('b.png')], FILE_LIMITS.avatar)).toBe('Не больше 1\u00a0файла.')
    expect(validateFiles([file('a.exe')], FILE_LIMITS.verification)).toBe('Можно приложить только файлы jpg, png, pdf.')
    expect(validateFiles([file('a.png'), file('b.exe')], FILE_LIMITS.verification)).toBe(
      'Можно приложить только файлы jpg, png, pdf.',
    )
    expect(validateFiles([file('png')], FILE_LIMITS.avatar)).toBe('Можно приложить только файлы jpg, png, webp, heic.')
  })

  it('hold something, and not too much', () => {
    expect(validateFiles([file('a.png', 0)], FILE_LIMITS.task)).toBe('Файл пуст.')
    expect(validateFiles([file('a.png'), file('b.png', 0)], FILE_LIMITS.task)).toBe('Файл пуст.')
    expect(validateFiles([file('a.png', 11 * MB)], FILE_LIMITS.task)).toBe(
      'Размер файла превышает допустимый размер в 10 MB.',
    )
  })
})
