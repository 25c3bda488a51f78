import { once } from 'node:events'
import { glob, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { createHttp } from '../lib/http.ts'
import { readEnv } from '../lib/env.ts'
import { fetchDocument } from '../operations/importing/fetch-document.ts'
import { extractedLine, type ExtractedLine, type ExtractJob } from './extracted.ts'
import { extractAll } from './extract-pool.ts'

/** `marshmallow extract`: reads pages on all cores and prints one line per page, in the order given. */
export async function run(args: ReadonlyArray<string>): Promise<number> {
  const targets = args.filter((argument) => !argument.startsWith('--'))
  if (targets.length === 0) {
    process.stderr.write('Name at least one file, folder or address.\n')
    return 2
  }
  const isNdjson = args.includes('--ndjson')
  let failures = 0
  for await (const line of extractAll(jobs(targets))) {
    failures += Number(!line.found)
    if (!process.stdout.write(`${isNdjson ? line.json : line.summary}\n`)) await once(process.stdout, 'drain')
  }
  return failures > 0 && !isNdjson ? 1 : 0
}

const pageEnding = /\.x?html?(?:\.gz)?$/i

/** Pages to read, and lines already known: an address that could not be had, a file that is not there. */
async function* jobs(targets: ReadonlyArray<string>): AsyncGenerator<ExtractJob | ExtractedLine> {
  for (const target of targets) {
    if (/^https?:\/\//i.test(target)) yield await fromAddress(target)
    else {
      const info = await stat(target).catch(() => null)
      if (!info) yield problemLine(target, 'There is no such file or folder.')
      else if (!info.isDirectory()) yield { id: basename(target).replace(pageEnding, ''), path: target }
      else {
        for await (const path of glob('**/*.{html,htm,xhtml,html.gz}', { cwd: target })) {
          yield { id: path.replace(pageEnding, '').replaceAll('\\', '/'), path: join(target, path) }
        }
      }
    }
  }
}

async function fromAddress(address: string): Promise<ExtractJob | ExtractedLine> {
  const settings = readEnv(process.env)
  const http = createHttp({ allow: settings.ok ? settings.env.OUTBOUND_ALLOW : [] })
  const fetched = await fetchDocument(http, address)
  if (!fetched.ok) return problemLine(address, fetched.message)
  const { bytes, url, contentType } = fetched.document
  return { id: address, html: bytes, url: url ?? address, ...(contentType && { contentType }) }
}

function problemLine(id: string, problem: string): ExtractedLine {
  return extractedLine({ id, recipe: null, problem, ms: 0 })
}
