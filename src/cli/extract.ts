import { createHttp } from '../lib/http/http.ts'
import { readEnv } from '../lib/env/env.ts'
import { fetchDocument } from '../operations/importing/fetch-document.ts'
import { extractedLine, type ExtractedLine, type ExtractJob } from './extracted.ts'
import { extractAll } from './extract-pool.ts'
import { namedPages } from './page-files.ts'
import { printed } from './quiet-output.ts'

/** `marshmallow extract`: extracts recipes on all cores and prints one line per page, in order. */
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
    if (!(await printed(isNdjson ? line.json : line.summary))) break
  }
  return failures > 0 && !isNdjson ? 1 : 0
}

/** Yields the pages to extract, and finished lines for addresses and files that could not be read. */
async function* jobs(targets: ReadonlyArray<string>): AsyncGenerator<ExtractJob | ExtractedLine> {
  for await (const page of namedPages(targets)) {
    switch (page.kind) {
      case 'missing':
        yield problemLine(page.id, page.problem)
        break
      case 'address':
        yield await fromAddress(page.id)
        break
      case 'file':
        yield { id: page.id, path: page.path }
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
