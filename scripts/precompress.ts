import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Compresses files that never change, once and at the highest level, instead of for every request. */
const folder = join(import.meta.dirname, '..', process.env['BUILD_FOLDER'] ?? 'build', 'client')
const worthwhile = /\.(?:js|css|svg|json|txt|webmanifest)$/
const smallestBytes = 1024

const paths = (await readdir(folder, { recursive: true })).filter((path) => worthwhile.test(path))
// Node compresses as many files at once as it has threads.
await Promise.all(paths.map((path) => compress(join(folder, path))))

async function compress(file: string) {
  const bytes = await readFile(file)
  if (bytes.length < smallestBytes) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params }))
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }))
}
