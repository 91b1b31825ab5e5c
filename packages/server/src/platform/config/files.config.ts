import { join } from 'node:path'
import * as z from 'zod'
import type { S3Place } from '../storage/s3-storage.ts'
import { StartError } from './start-error.ts'

/** Where files lie and who resizes pictures. */
export interface FilesConfig {
  readonly storage: { readonly kind: 'folder'; readonly folder: string } | ({ readonly kind: 's3' } & S3Place)
  /** Folder for uploads on their way and for variants of pictures. */
  readonly workDir: string
  /** Where they take their place from, and how many bytes of it they leave free; see `Disk`. */
  readonly disk: { readonly folder: string; readonly floor: number }
  readonly quotas: FileQuotas
  /** An imgproxy; without one the server resizes itself. Key and salt are hex. */
  readonly imgproxy: { readonly url: string; readonly key: string; readonly salt: string } | null
}

/** Bytes that the files of one account may take; less before its e-mail is confirmed. */
export interface FileQuotas {
  /** Those that are attached to nothing. */
  readonly loose: number
  /** All of them. */
  readonly all: number
}

const MB = 1024 * 1024

/** Whole megabytes, as bytes. */
const megabytes = (from: number, byDefault: number) => {
  const error = `нужно целое число мегабайт от ${from} до 1000000.`
  return z
    .string()
    .regex(/^\d{1,7}$/, { error })
    .transform(Number)
    .refine((value) => value >= from && value <= 1_000_000, { error })
    .default(byDefault)
    .transform((value) => value * MB)
}

const hex = z.string().regex(/^([0-9a-f]{2}){8,}$/i, { error: 'нужно шестнадцатеричное число, не короче 16 знаков.' })
const webAddress = z.url({ protocol: /^https?$/, error: 'нужен адрес вида https://хранилище.example.' })

/** Variables of the environment about files. */
export const fileVariables = {
  S3_ENDPOINT: webAddress.optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[\w.-]{3,63}$/, { error: 'нужно имя корзины.' })
    .optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  DISK_FLOOR_MB: megabytes(0, 256),
  FILES_LOOSE_MB: megabytes(20, 400),
  FILES_ACCOUNT_MB: megabytes(20, 2_048),
  IMGPROXY_URL: webAddress.transform((url) => url.replace(/\/$/, '')).optional(),
  IMGPROXY_KEY: hex.optional(),
  IMGPROXY_SALT: hex.optional(),
}

const variables = z.object(fileVariables)

/** Variables whose values are secrets. */
export const FILE_SECRETS = ['S3_SECRET_ACCESS_KEY', 'IMGPROXY_KEY', 'IMGPROXY_SALT'] as const

/** @throws StartError when only a part of what belongs together is given */
export function filesConfig(value: z.output<typeof variables>, dataDir: string): FilesConfig {
  return {
    storage: storageOf(value, dataDir),
    workDir: join(dataDir, 'work'),
    disk: { folder: dataDir, floor: value.DISK_FLOOR_MB },
    quotas: { loose: value.FILES_LOOSE_MB, all: value.FILES_ACCOUNT_MB },
    imgproxy: imgproxyOf(value),
  }
}

function storageOf(value: z.output<typeof variables>, dataDir: string): FilesConfig['storage'] {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = value
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = value
  if (endpoint && bucket && accessKeyId && secretAccessKey) {
    return { kind: 's3', endpoint, bucket, region, accessKeyId, secretAccessKey }
  }
  if (endpoint || bucket || accessKeyId || secretAccessKey) {
    throw new StartError(
      'S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: для хранилища S3 нужны все четыре.',
    )
  }
  return { kind: 'folder', folder: join(dataDir, 'files') }
}

function imgproxyOf({ IMGPROXY_URL: url, IMGPROXY_KEY: key, IMGPROXY_SALT: salt }: z.output<typeof variables>) {
  if (url && key && salt) return { url, key, salt }
  if (url || key || salt) throw new StartError('IMGPROXY_URL, IMGPROXY_KEY, IMGPROXY_SALT: для imgproxy нужны все три.')
  return null
}

/** The origin that pages load pictures from besides their own. */
export const imagesOriginOf = ({ imgproxy }: FilesConfig): string | undefined =>
  imgproxy?.url && new URL(imgproxy.url).origin
