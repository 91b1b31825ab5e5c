import * as z from 'zod'
import { cards } from './card.ts'
import { UPLOAD_COUNT } from './file-terms.ts'
import { file } from './files.ts'
import { data, uuid, uuidParams } from './primitives.ts'
import { aFile } from './samples/files.ts'
import { testUuid } from './samples/sample-values.ts'

const estimate = aFile({
  id: testUuid(302),
  path: `/web/api/v1/files/${testUuid(302)}`,
  isPrivate: true,
  name: 'Смета.pdf',
  type: 'application/pdf',
  size: 48_210,
  width: null,
  height: null,
  picture: null,
})

/** Files that come with tasks, messages and profiles. */
export const fileOperations = cards({
  uploadFiles: {
    method: 'POST',
    path: '/files',
    access: 'signed-in',
    multipart: true,
    summary: 'Загружает файлы: повторяющееся поле files и, для закрытых, isPrivate=true.',
    policy: 'Файлы от своего имени.',
    body: z.object({ isPrivate: z.boolean().optional() }),
    response: data(z.array(file)),
    errors: [
      'FILE_TOO_LARGE',
      'FILE_TYPE_REFUSED',
      'FILE_BROKEN',
      'FILE_SPACE_USED',
      'STORAGE_FULL',
      'RATE_LIMITED',
      'UNSUPPORTED_MEDIA_TYPE',
      'PAYLOAD_TOO_LARGE',
    ],
    example: { body: { isPrivate: true }, response: { data: [estimate] } },
  },
  copyFiles: {
    method: 'POST',
    path: '/files/copy',
    access: 'signed-in',
    idempotencyKey: true,
    summary: 'Копирует свои или видимые файлы; чужой закрытый отвечает как несуществующий.',
    policy: 'Свои, открытые и те закрытые файлы, которые приложены к тому, где я участник.',
    body: z.object({ ids: z.array(uuid).min(1, 'Укажите файлы.').max(UPLOAD_COUNT, 'Слишком много файлов.') }),
    response: data(z.array(file)),
    errors: ['NOT_FOUND', 'FILE_SPACE_USED', 'STORAGE_FULL'],
    example: {
      body: { ids: [estimate.id] },
      response: { data: [{ ...estimate, id: testUuid(305), path: `/web/api/v1/files/${testUuid(305)}` }] },
    },
  },
  getFile: {
    method: 'GET',
    path: '/files/{id}',
    access: 'signed-in',
    binary: true,
    summary: 'Закрытый файл целиком, если он виден тому, кто спрашивает.',
    policy: 'Свой файл или приложенный к тому, где я участник; модераторам — любой.',
    params: uuidParams,
    response: z.unknown(),
    errors: ['NOT_FOUND'],
    example: { params: { id: estimate.id } },
  },
  deleteFile: {
    method: 'DELETE',
    path: '/files/{id}',
    access: 'signed-in',
    summary: 'Удаляет свой файл, который ни к чему не приложен: его адрес больше не отвечает.',
    policy: 'Свой файл.',
    params: uuidParams,
    response: null,
    errors: ['NOT_FOUND', 'TRANSITION_REFUSED'],
    example: { params: { id: estimate.id } },
  },
})
