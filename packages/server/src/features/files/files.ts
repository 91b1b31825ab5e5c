import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import type { Clock } from '@artel/core/ports'
import type { Kysely } from 'kysely'
import { createFairTurns } from '../../platform/concurrency/fair-turns.ts'
import type { FilesConfig } from '../../platform/config/files.config.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import type { Rates } from '../../platform/rates/rates.ts'
import type { Disk } from '../../platform/storage/disk.ts'
import type { FileStorage } from '../../platform/storage/file-storage.ts'
import { createFolderStorage } from '../../platform/storage/folder-storage.ts'
import { createS3Storage } from '../../platform/storage/s3-storage.ts'
import type { ImageKeys } from '../images/image-url.ts'
import { createPictures, type Pictures } from '../images/picture.ts'
import { createResizer, type Resizer } from '../images/resizer.ts'
import type { StaffLog } from '../staff-log/staff-log.ts'
import { fileJobs } from './file-jobs.ts'
import { createFileService, type FileService, IMAGES_PATH, STORAGE_PATH } from './files.service.ts'
import { createIntake, type FileRefusal, type Intake } from './intake.ts'

/** Files and pictures, wired up. */
export interface Files {
  readonly service: FileService
  readonly intake: Intake
  readonly pictures: Pictures
  readonly jobs: readonly Job[]
  /** Makes the variants of pictures whose addresses {@link keys} have signed. */
  readonly resizer: Resizer
  readonly keys: ImageKeys
}

export interface FilesDeps {
  readonly config: FilesConfig
  readonly db: Kysely<Schema>
  readonly clock: Pick<Clock, 'now'>
  readonly log: Pick<StaffLog, 'write'>
  readonly rates: Rates
  readonly disk: Disk
  /** Told of what was refused. */
  readonly onRefused?: ((what: FileRefusal) => void) | undefined
  /** Secret of the server; without an imgproxy the keys of the signatures are derived from it. */
  readonly secret: string
  /** Address of the site without a slash at the end. */
  readonly publicUrl: string
}

/** Decoding a picture keeps a core busy and takes its pixels in memory. One asker leaves a place to the others. */
const TURNS = { places: 2, placesOfOne: 1, waitingOfOne: 200, waitingOfAll: 2_000 }

export function createFiles({ config, db, clock, log, rates, disk, onRefused, secret, publicUrl }: FilesDeps): Files {
  const { storage: place, workDir, imgproxy } = config
  const storage = openStorage(place)
  const decoding = createFairTurns({ ...TURNS, onFull: () => onRefused?.('picture-turn') })
  const intake = createIntake({ db, rates, disk, quotas: config.quotas, onRefused })
  const keys: ImageKeys = imgproxy
    ? { key: Buffer.from(imgproxy.key, 'hex'), salt: Buffer.from(imgproxy.salt, 'hex') }
    : { key: derived(secret, 'image key'), salt: derived(secret, 'image salt') }
  const imagesUrl = imgproxy?.url ?? IMAGES_PATH
  const pictures = createPictures({ keys, imagesUrl, storageUrl: publicUrl + STORAGE_PATH })
  const resizer = createResizer({ folder: join(workDir, 'images'), decoding, disk })
  const service = createFileService({ db, clock, log, storage, pictures, decoding, intake })
  return {
    service,
    intake,
    pictures,
    jobs: fileJobs({ db, clock, storage, resizer }),
    resizer,
    keys,
  }
}

/** The storage of a configuration. */
export const openStorage = (place: FilesConfig['storage']): FileStorage =>
  place.kind === 's3' ? createS3Storage(place) : createFolderStorage(place.folder)

const derived = (secret: string, purpose: string) => createHmac('sha256', secret).update(purpose).digest()
