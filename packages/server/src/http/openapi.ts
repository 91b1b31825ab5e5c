import * as contractExports from '@artel/core/contract'
import {
  type Access,
  apiPrefix,
  contract,
  type OperationCard,
  type OperationRoute,
  operations,
} from '@artel/core/contract'
import { PRODUCT_NAME } from '@artel/core/shell'
import * as z from 'zod'
import { ERROR_BODY, refusals, sharedRefusals } from './openapi-refusals.ts'
import { policyOf } from './policy.ts'
import { type ServedOperation, servedOperations } from './served.ts'

type Json = Record<string, unknown>

/** An OpenAPI 3.1 document. */
export interface OpenApiDocument {
  readonly openapi: '3.1.0'
  readonly info: Json
  readonly servers: readonly Json[]
  readonly tags: readonly Json[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Json>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, Json>>
    readonly examples: Readonly<Record<string, Json>>
    readonly securitySchemes: Json
  }
}

/** Sections of the page by the first segment of the path. */
const TAGS: Readonly<Record<string, string>> = {
  auth: 'Вход и сеансы',
  categories: 'Категории',
  tasks: 'Задания',
  admin: 'Управление',
  moderation: 'Модерация',
  'task-replies': 'Отклики',
  'task-offers': 'Предложения',
  complaints: 'Жалобы',
  reviews: 'Отзывы',
  'finished-jobs': 'Завершённые работы',
  chat: 'Чаты',
  'chat-message': 'Сообщения',
  geocoder: 'Места',
  articles: 'Статьи',
  'landing-categories': 'Посадочные страницы',
  'related-landing-categories': 'Посадочные страницы',
  faq: 'Помощь',
  questions: 'Вопросы команде',
  'category-requests': 'Категории',
  redirects: 'Переезды',
  gone: 'Удалённые страницы',
  legal: 'Документы',
  'site-pages': 'Слова страниц',
  'saved-searches': 'Сохранённые поиски',
  tariffs: 'Тарифы и услуги',
  'user-tariffs': 'Тарифы и услуги',
  'tariffs-additional-services-payments': 'Тарифы и услуги',
  'user-additional-services': 'Тарифы и услуги',
  payments: 'Покупки',
  files: 'Файлы',
  notifications: 'Уведомления',
  'push-devices': 'Уведомления на устройствах',
  executors: 'Исполнители',
  analytics: 'Статистика',
  views: 'Статистика',
  services: 'Прайс-листы',
  cases: 'Портфолио',
  products: 'Товары',
  'product-reviews': 'Отзывы о товарах',
  users: 'Учётная запись',
  companies: 'Компания',
  'verification-requests': 'Проверка документов',
}

const DESCRIPTION = `Все вызовы принимают и отдают JSON. Деньги — целые копейки, даты — ISO 8601 в UTC.
Отказ — тело \`ErrorBody\`: \`message\` можно показать человеку, по \`code\` различает программа.
Изменяющие вызовы принимают \`Idempotency-Key\`: повтор с тем же ключом в течение суток вернёт тот же ответ и ничего не удвоит.`

/** What both versions of the API stand below: a path has to tell its version, for both may know the same one. */
const SERVER = '/web/api'
const pathOf = (route: OperationRoute) => (apiPrefix(route) + route.path).slice(SERVER.length)

let made: OpenApiDocument | undefined

/**
 * The whole contract as OpenAPI 3.1. Shapes that the contract exports by name become components of that name. It is made when it is
 * first asked for, once: half a second that no start of the server waits for.
 */
export function openApiDocument(): OpenApiDocument {
  made ??= describeContract()
  return made
}

function describeContract(): OpenApiDocument {
  const components = new Components()
  const paths: Record<string, Record<string, Json>> = {}
  for (const operation of servedOperations) {
    const { method } = operations[operation]
    const path = pathOf(operations[operation])
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationObject(operation, components) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `API «${PRODUCT_NAME}»`,
      version: '1',
      description: DESCRIPTION,
      contact: { name: PRODUCT_NAME },
    },
    servers: [{ url: SERVER }],
    tags: [...new Set(servedOperations.map((operation) => tagOf(operations[operation].path)))].map((name) => ({
      name,
    })),
    paths,
    components: {
      schemas: { ...components.schemas, ErrorBody: ERROR_BODY },
      examples: sharedRefusals(servedOperations),
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'accessToken из ответа входа.' },
      },
    },
  }
}

/** What the cookie may be the credential of. */
const CARRIES_XSRF: ReadonlySet<ServedOperation> = new Set(['refresh', 'logout'])

function operationObject(operation: ServedOperation, components: Components): Json {
  const card: OperationCard = contract[operation]
  const { summary, params, query, body, response } = card
  const example: CallExample = card.example
  const parameters = [
    ...parametersOf('path', params, components, example.params),
    ...parametersOf('query', query, components, example.query),
    ...(card.idempotencyKey ? [header('Idempotency-Key', 'UUID намерения; повтор с тем же ключом не удваивает.')] : []),
    ...(CARRIES_XSRF.has(operation) ? [header('X-XSRF-TOKEN', 'Значение cookie XSRF-TOKEN.')] : []),
  ]
  return {
    operationId: operation,
    tags: [tagOf(card.path)],
    summary,
    description: `**Кто:** ${whoMay(card.access)}\n\n**С чем:** ${policyOf(operation).scope}`,
    security: securityOf(operation),
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: { required: true, content: bodyContent(card, components.of(body, 'input'), example.body) },
    }),
    responses: {
      ...(response
        ? {
            200: {
              description: 'Готово.',
              content: answerContent(card, components.of(response, 'output'), example.response),
            },
          }
        : { 204: { description: 'Готово, тела нет.' } }),
      ...refusals(operation),
    },
  }
}

/** No bearer where it is ignored, a voluntary one where guests may come too. */
const securityOf = (operation: ServedOperation): Json[] => {
  const { access, bearer } = policyOf(operation)
  if (bearer === 'ignored') return []
  return access === 'anyone' ? [{}, { bearer: [] }] : [{ bearer: [] }]
}

/** Whatever an example has; its parts are checked where it is written. */
interface CallExample {
  readonly params?: Json
  readonly query?: Json
  readonly body?: unknown
  readonly response?: unknown
}

const json = (schema: Json, example: unknown) => ({ 'application/json': { schema, example } })

const BINARY: Json = { type: 'string', format: 'binary' }

/** Files come as repeated fields of a form. */
const bodyContent = ({ multipart }: OperationRoute, schema: Json, example: unknown): Json =>
  multipart
    ? {
        'multipart/form-data': {
          example: { files: ['Смета.pdf'], ...(example as Json) },
          schema: {
            ...schema,
            required: ['files'],
            properties: { files: { type: 'array', items: BINARY }, ...(schema.properties as Json) },
          },
        },
      }
    : json(schema, example)

const answerContent = ({ binary }: OperationRoute, schema: Json, example: unknown): Json =>
  binary ? { '*/*': { schema: BINARY } } : json(schema, example)

const header = (name: string, description: string): Json => ({
  name,
  in: 'header',
  description,
  schema: { type: 'string' },
})

const tagOf = (path: string): string => {
  const [, segment = ''] = path.split('/')
  return TAGS[segment] ?? segment
}

function parametersOf(
  place: 'path' | 'query',
  shape: z.ZodObject | undefined,
  components: Components,
  example: Json = {},
): Json[] {
  if (!shape) return []
  const { properties = {}, required = [] } = components.of(shape, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema,
    ...(name in example && { example: example[name] }),
  }))
}

const ROLE_NAMES = { CLIENT: 'заказчик', EXECUTOR: 'исполнитель', MODERATOR: 'модератор', ADMIN: 'администратор' }

const whoMay = (access: Access): string => {
  if (access === 'anyone') return 'все, и без входа.'
  return access === 'signed-in' ? 'все, кто вошёл.' : `${access.map((role) => ROLE_NAMES[role]).join(', ')}.`
}

/**
 * Leaves in a JSON Schema what every reader of OpenAPI takes alike. Patterns are read without the flag that gives `\\p` its
 * meaning: rather none than a wrong one. That nothing follows a tuple is said by its `maxItems`.
 */
function portable(_key: string, node: unknown): unknown {
  if (typeof node !== 'object' || node === null) return node
  const schema = node as { pattern?: unknown; items?: unknown; allOf?: unknown }
  if (typeof schema.pattern === 'string' && schema.pattern.includes('\\p{')) delete schema.pattern
  if (schema.items === false) schema.items = {}
  if (Array.isArray(schema.allOf)) schema.allOf = schema.allOf.filter((part: object) => Object.keys(part).length > 0)
  return schema
}

/** Turns shapes into JSON Schema and gathers the named ones. */
class Components {
  readonly schemas: Record<string, Json> = {}
  readonly #names = z.registry<{ id: string }>()

  constructor() {
    for (const [name, shape] of Object.entries(contractExports)) {
      const isNamed = shape instanceof z.ZodObject || shape instanceof z.ZodEnum
      // Parameters are listed one by one.
      if (isNamed && !/(Params|Query)$/.test(name))
        this.#names.add(shape, { id: name[0]?.toUpperCase() + name.slice(1) })
    }
  }

  /** The JSON Schema of a shape; named shapes, and named parts of it, are references. */
  of(shape: z.ZodType, io: 'input' | 'output'): Json {
    const { $schema, $defs, ...schema } = JSON.parse(
      JSON.stringify(z.toJSONSchema(shape, { io, metadata: this.#names })).replaceAll(
        '#/$defs/',
        '#/components/schemas/',
      ),
      portable,
    ) as Json & { $defs?: Record<string, Json> }
    for (const [name, part] of Object.entries($defs ?? {})) this.#keep(name, part)
    return schema
  }

  #keep(name: string, schema: Json): void {
    const known = this.schemas[name]
    if (known && JSON.stringify(known) !== JSON.stringify(schema)) {
      throw new Error(`${name} looks different in requests and in answers: give the two different names`)
    }
    this.schemas[name] = schema
  }
}
