// Prepares a checkout to run, on any Node from version 20 and with nothing installed. Installs the dependencies of the
// lock file. Then builds if sources are newer than the last build. Skips finished steps, so a second start costs
// nothing.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findRunningSite } from './running-site.mjs'
import { shortenDrizzleExports } from './shorten-drizzle-exports.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const isWindows = process.platform === 'win32'

const isBuilding = process.argv.includes('build')
const isBuildingExtension = isBuilding || process.argv.includes('extension')

installDependencies()
shortenDrizzleExports(join(root, 'node_modules'))
if (isBuilding) build()
if (isBuildingExtension) buildExtension()

function installDependencies() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const stamp = join(root, 'node_modules', '.installed')
  if (isStamped(stamp, lock)) return
  refuseIfRunning('dependencies')
  console.log('Installing dependencies …')
  run(isWindows ? 'npm.cmd' : 'npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    failed: 'The dependencies could not be installed. Check the network, then run the command again.',
  })
  writeFileSync(stamp, lock)
}

/** Builds into a folder of its own, so that a failed build leaves the last one. */
function build() {
  const finished = join(root, 'build')
  const unfinished = join(root, 'build-unfinished')
  const sources = fingerprint(
    [
      'package-lock.json',
      'vite.config.ts',
      'react-router.config.ts',
      'scripts/build-service-worker.ts',
      'scripts/precompress.ts',
    ],
    ['src'],
  )
  if (isStamped(join(finished, '.sources'), sources)) return
  refuseIfRunning('build')
  console.log('Building the pages …')
  rmSync(unfinished, { recursive: true, force: true })
  const env = { BUILD_FOLDER: 'build-unfinished' }
  run(bin('node'), [join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs'), 'build', '--logLevel', 'warn'], {
    env: { ...env, NODE_ENV: 'production' },
    failed: 'The build failed; the lines above say where.',
  })
  run(bin('node'), [join(root, 'scripts', 'build-service-worker.ts')], {
    env,
    failed: 'The service worker could not be built; the lines above say where.',
  })
  run(bin('node'), [join(root, 'scripts', 'precompress.ts')], {
    env,
    failed: 'The built files could not be compressed.',
  })
  writeFileSync(join(unfinished, '.sources'), sources)
  rmSync(finished, { recursive: true, force: true })
  renameSync(unfinished, finished)
}

/** The browser extension, which the site offers to download. It is quick to build, so development has it too. */
function buildExtension() {
  const stamp = join(root, 'build', 'extension', '.sources')
  const sources = fingerprint(
    ['package.json', 'scripts/build-extension.ts', 'src/core/importing/handover.ts'],
    ['src/extension', 'src/web/styles'],
  )
  if (isStamped(stamp, sources)) return
  refuseIfRunning('build')
  run(bin('node'), [join(root, 'scripts', 'build-extension.ts')], {
    failed: 'The browser extension could not be built; the lines above say where.',
  })
  writeFileSync(stamp, sources)
}

function isStamped(stamp, expected) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === expected
}

/** A running site reads its scripts and modules from the folders that the next step replaces. */
function refuseIfRunning(needs) {
  const pid = findRunningSite(join(root, '.run'), { needs })
  if (pid === undefined) return
  console.error(
    `A site is running from this folder (process ${pid}). Stop it first, then start again. If it is no longer running, delete .run/${pid}.json.`,
  )
  process.exit(1)
}

/**
 * Returns a hash of the names, sizes and times of all files that the build uses. This is faster than hashing their
 * contents, and it also detects deleted files.
 */
function fingerprint(files, folders) {
  const hash = createHash('sha256')
  for (const file of files) add(file)
  for (const folder of folders) walk(folder)
  return hash.digest('hex')

  function walk(folder) {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) walk(path)
      else if (!/\.test\.tsx?$/.test(entry.name)) add(path)
    }
  }

  function add(path) {
    if (!existsSync(join(root, path))) return
    const { size, mtimeMs } = statSync(join(root, path))
    hash.update(`${path} ${size} ${mtimeMs}\n`)
  }
}

function bin(name) {
  return join(root, 'node_modules', '.bin', isWindows ? `${name}.cmd` : name)
}

function run(command, args, { env = {}, failed }) {
  // Windows needs a shell for .cmd files, and a shell splits a folder's name at spaces.
  const [quotedCommand, ...quotedArgs] = [command, ...args].map((text) => (isWindows ? `"${text}"` : text))
  const { status, error } = spawnSync(quotedCommand, quotedArgs, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: isWindows,
  })
  if (status === 0) return
  console.error(error ? `${failed} (${error.message})` : failed)
  process.exit(1)
}
