// Prepares a checkout to run, on any Node from version 20 and with nothing installed. Installs the dependencies of the
// lock file. Then builds if sources are newer than the last build. Skips finished steps, so a second start costs
// nothing.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { shortenDrizzleExports } from './shorten-drizzle-exports.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const isWindows = process.platform === 'win32'

installDependencies()
shortenDrizzleExports(join(root, 'node_modules'))
if (process.argv.includes('build')) build()
if (process.argv.includes('build') || process.argv.includes('extension')) buildExtension()

function installDependencies() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const stamp = join(root, 'node_modules', '.installed')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  console.log('Installing dependencies …')
  run(isWindows ? 'npm.cmd' : 'npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    failed: 'The dependencies could not be installed. Check the network, then run the command again.',
  })
  writeFileSync(stamp, lock)
}

function build() {
  const stamp = join(root, 'build', '.sources')
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
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return
  console.log('Building the pages …')
  rmSync(join(root, 'build'), { recursive: true, force: true })
  run(bin('node'), [join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs'), 'build', '--logLevel', 'warn'], {
    env: { NODE_ENV: 'production' },
    failed: 'The build failed; the lines above say where.',
  })
  run(bin('node'), [join(root, 'scripts', 'build-service-worker.ts')], {
    failed: 'The service worker could not be built; the lines above say where.',
  })
  run(bin('node'), [join(root, 'scripts', 'precompress.ts')], { failed: 'The built files could not be compressed.' })
  mkdirSync(join(root, 'build'), { recursive: true })
  writeFileSync(stamp, sources)
}

/** The browser extension, which the site offers to download. It is quick to build, so development has it too. */
function buildExtension() {
  const stamp = join(root, 'build', 'extension', '.sources')
  const sources = fingerprint(
    ['package.json', 'scripts/build-extension.ts', 'src/core/importing/handover.ts'],
    ['src/extension', 'src/web/styles'],
  )
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return
  run(bin('node'), [join(root, 'scripts', 'build-extension.ts')], {
    failed: 'The browser extension could not be built; the lines above say where.',
  })
  writeFileSync(stamp, sources)
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
