import * as z from 'zod'
import { cards } from './card.ts'
import { CITIES_ON_MAP, DISTRICTS_LISTED, SIMILAR_EXECUTORS } from './executor-terms.ts'
import { data, page, uuidParams } from './primitives.ts'
import {
  districtCount,
  districtListQuery,
  executorCard,
  executorCitiesQuery,
  executorCity,
  executorListQuery,
  executorProfile,
} from './profiles.ts'
import { anExecutorCard, anExecutorProfile } from './samples/profiles.ts'
import { testUuid, wholePage } from './samples/sample-values.ts'
import { EXECUTOR_ID } from './samples/users.ts'

/** Executors as everybody sees them. */
export const profileOperations = cards({
  listExecutors: {
    method: 'GET',
    path: '/executors/list',
    access: 'anyone',
    summary:
      'Исполнители с фильтрами. В категории и городе первыми по оценке стоят купленные места, не больше трёх, с пометкой isPaid.',
    policy: 'Все исполнители.',
    query: executorListQuery,
    response: data(page(executorCard)),
    example: {
      query: {
        q: 'сантехник',
        categoryIds: [11],
        cityId: 551487,
        districts: ['Вахитовский'],
        businessTypes: ['SP', 'SE'],
        visitClient: true,
        verified: true,
        hasCases: true,
        online: false,
        badges: ['PRO'],
        ratingFrom: 4,
        priceTo: 5_000_00,
        sortBy: 'rating',
        page: 1,
        limit: 10,
      },
      response: { data: wholePage(anExecutorCard()) },
    },
  },
  listExecutorCities: {
    method: 'GET',
    path: '/executors/cities',
    access: 'anyone',
    summary: 'Города, в которых есть подходящие исполнители, и сколько их там.',
    policy: 'Все исполнители.',
    query: executorCitiesQuery,
    response: data(z.array(executorCity).max(CITIES_ON_MAP)),
    example: {
      query: {
        q: 'сантехник',
        categoryIds: [11],
        businessTypes: ['SP', 'SE'],
        visitClient: true,
        verified: true,
        hasCases: true,
        online: false,
        badges: ['PRO'],
        ratingFrom: 4,
        priceTo: 5_000_00,
      },
      response: { data: [{ id: 551487, name: 'Казань', point: { lat: 55.796, lon: 49.1082 }, count: 14 }] },
    },
  },
  listExecutorDistricts: {
    method: 'GET',
    path: '/executors/districts',
    access: 'anyone',
    summary: 'Районы города, в которых работают исполнители, и сколько их там.',
    policy: 'Все исполнители.',
    query: districtListQuery,
    response: data(z.array(districtCount).max(DISTRICTS_LISTED)),
    example: {
      query: { cityId: 551487 },
      response: {
        data: [
          { name: 'Вахитовский', count: 14 },
          { name: 'Приволжский', count: 9 },
        ],
      },
    },
  },
  getExecutor: {
    method: 'GET',
    path: '/executors/{id}',
    access: 'anyone',
    summary: 'Публичный профиль исполнителя.',
    policy: 'Любой исполнитель.',
    params: uuidParams,
    response: data(executorProfile),
    errors: ['NOT_FOUND'],
    example: { params: { id: EXECUTOR_ID }, response: { data: anExecutorProfile() } },
  },
  listSimilarExecutors: {
    method: 'GET',
    path: '/executors/{id}/similar',
    access: 'anyone',
    summary: 'Похожие исполнители: того же дела и города. Пусто, если тариф хозяина страницы скрывает конкурентов.',
    policy: 'Рядом со страницей любого исполнителя.',
    params: uuidParams,
    response: data(z.array(executorCard).max(SIMILAR_EXECUTORS)),
    errors: ['NOT_FOUND'],
    example: {
      params: { id: EXECUTOR_ID },
      response: { data: [anExecutorCard({ id: testUuid(203), companyId: testUuid(204), name: 'Ильдар Ш.' })] },
    },
  },
})
