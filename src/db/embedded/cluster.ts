import { randomBytes } from 'node:crypto'
import { chown, lchown, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseProblem } from '../connection/database-problem.ts'
import { explain } from './explain.ts'
import { runTool } from './run.ts'
import { databaseName, type Setup } from './setup.ts'
import { hasCode } from '../../lib/errors/has-code.ts'

/**
 * Settings for a small machine. They are written into `postgresql.conf` once, and the operator can change them later.
 */
const firstSettings = {
  shared_buffers: '256MB',
  max_connections: '60',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  password_encryption: 'scram-sha-256',
}

/**
 * The built-in locale sorts and folds case in the same way on every system. `LC_CTYPE` still decides which characters
 * trigrams treat as letters. With plain C, "brûlée" would split at its accents.
 */
const characterTypes = ['C.UTF-8', 'en_US.UTF-8', 'C']

/**
 * Creates the cluster unless it exists. The cluster is built in a temporary folder and renamed when complete, so an
 * incomplete cluster is never used.
 */
export async function ensureCluster(setup: Setup): Promise<void> {
  await sweepUnfinished(setup)
  if (await isCluster(setup.files.cluster)) return giveToAccount(setup)
  setup.log.info('Creating the database. This happens once.')
  const workshop = join(setup.files.dataDir, `postgres.new-${process.pid}-${randomBytes(4).toString('hex')}`)
  try {
    await mkdir(workshop, { mode: 0o700 })
    if (setup.account) await chown(workshop, setup.account.uid, setup.account.gid)
    await initialize(setup, workshop)
    await moveIntoPlace(setup, join(workshop, 'cluster'))
  } catch (cause) {
    throw await explain(cause, setup)
  } finally {
    await rm(workshop, { recursive: true, force: true })
  }
}

const isCluster = (folder: string) =>
  stat(join(folder, 'PG_VERSION')).then(
    () => true,
    () => false,
  )

async function initialize(setup: Setup, workshop: string) {
  const cluster = join(workshop, 'cluster')
  const passwordFile = join(workshop, 'password')
  await writeFile(passwordFile, `${setup.password}\n`, { mode: 0o600 })
  if (setup.account) await chown(passwordFile, setup.account.uid, setup.account.gid)
  const settings = Object.entries({ ...firstSettings, ...setup.settings }).map(
    ([name, value]) => `--set=${name}=${value}`,
  )
  const initdb = async (characterType: string) =>
    runTool(
      setup.binaries.initdb,
      [
        `--pgdata=${cluster}`,
        `--pwfile=${passwordFile}`,
        '--username=postgres',
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
        `--lc-ctype=${characterType}`,
        '--text-search-config=english',
        ...(setup.settings.fsync === 'off' ? ['--no-sync'] : []),
        ...settings,
      ],
      setup,
    )
  let made = { ok: false, output: '' }
  for (const characterType of characterTypes) {
    made = await initdb(characterType)
    if (made.ok || !/invalid locale|locale.*not/i.test(made.output)) break
  }
  if (!made.ok) throw new Error(made.output)
  await addSiteDatabase(setup, cluster)
}

/**
 * Adds the site's database and its owner. The owner is not a superuser, so injected SQL cannot reach files or programs.
 * The owner may create databases, in which the site tries its backups.
 */
async function addSiteDatabase(setup: Setup, cluster: string) {
  const input = [
    `CREATE ROLE ${databaseName} LOGIN CREATEDB PASSWORD '${setup.password}';`,
    `CREATE DATABASE ${databaseName} OWNER ${databaseName};`,
    `REVOKE CONNECT ON DATABASE ${databaseName} FROM PUBLIC;`,
  ].join('\n')
  const added = await runTool(setup.binaries.postgres, ['--single', '-D', cluster, 'postgres'], { ...setup, input })
  // The single-user server continues after an error and exits with 0, so only its output shows whether it failed.
  if (!added.ok || /ERROR|FATAL|PANIC/.test(added.output)) throw new Error(added.output)
}

async function moveIntoPlace(setup: Setup, built: string) {
  try {
    await rename(built, setup.files.cluster)
  } catch (cause) {
    // Another process was faster. Its cluster has the same password.
    if (await isCluster(setup.files.cluster)) return
    throw new DatabaseProblem(`${setup.files.cluster} exists but holds no database. Move it away, then start again.`, {
      cause,
    })
  }
  if (setup.settings.fsync === 'off' || process.platform === 'win32') return
  const folder = await open(setup.files.dataDir)
  await folder.sync().finally(() => folder.close())
}

/**
 * Gives the data folder to PostgreSQL's account. If root copied or unpacked the folder, it belongs to root, and
 * PostgreSQL does not run as root.
 */
async function giveToAccount({ files, account }: Setup) {
  if (!account || (await stat(files.cluster)).uid === account.uid) return
  const entries = await readdir(files.cluster, { recursive: true, withFileTypes: true })
  for (const entry of entries) await lchown(join(entry.parentPath, entry.name), account.uid, account.gid)
  await chown(files.cluster, account.uid, account.gid)
}

/** Removes the files of an interrupted first start. The folder's name contains the process id. */
async function sweepUnfinished({ files }: Setup) {
  for (const name of await readdir(files.dataDir)) {
    const [, pid] = /^postgres\.new-(\d+)-/.exec(name) ?? []
    if (!pid || (await isAtWork(Number(pid), join(files.dataDir, name)))) continue
    // The interrupted `initdb` may still be writing for a moment.
    await rm(join(files.dataDir, name), { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }
}

async function isAtWork(pid: number, workshop: string): Promise<boolean> {
  try {
    process.kill(pid, 0)
  } catch (cause) {
    if (!hasCode(cause, 'EPERM')) return false
  }
  const { mtimeMs } = await stat(workshop).catch(() => ({ mtimeMs: 0 }))
  return Date.now() - mtimeMs < 600_000
}
