import { once } from 'node:events'
import { glob, stat } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { basename, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { ExtractJob, ExtractedLine } from './extracted.ts'

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
    if (line.json.includes('"recipe":null')) failures += 1
    const text = isNdjson ? line.json : line.summary
    if (!process.stdout.write(`${text}\n`)) await once(process.stdout, 'drain')
  }
  return failures > 0 && !isNdjson ? 1 : 0
}

const pageEnding = /\.x?html?(?:\.gz)?$/i

async function* jobs(targets: ReadonlyArray<string>): AsyncGenerator<ExtractJob> {
  for (const target of targets) {
    const info = await stat(target)
    if (!info.isDirectory()) yield { id: basename(target).replace(pageEnding, ''), path: target }
    else {
      for await (const path of glob('**/*.{html,htm,xhtml,html.gz}', { cwd: target })) {
        yield { id: path.replace(pageEnding, '').replaceAll('\\', '/'), path: join(target, path) }
      }
    }
  }
}

/** A few pages wait at each worker, never the whole folder: memory stays level however many pages there are. */
const pagesPerWorker = 4

async function* extractAll(source: AsyncGenerator<ExtractJob>): AsyncGenerator<ExtractedLine> {
  const workers = Array.from(
    { length: availableParallelism() },
    () => new Worker(new URL('./extract-worker.ts', import.meta.url)),
  )
  const pending: Array<Promise<ExtractedLine>> = []
  try {
    let turn = 0
    for await (const job of source) {
      const worker = workers[turn++ % workers.length]
      if (worker) pending.push(ask(worker, job))
      if (pending.length < workers.length * pagesPerWorker) continue
      const next = await pending.shift()
      if (next) yield next
    }
    for (const line of pending) yield await line
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
}

function ask(worker: Worker, job: ExtractJob): Promise<ExtractedLine> {
  return new Promise((resolve, reject) => {
    const onMessage = (line: ExtractedLine) => {
      if (line.id !== job.id) return
      worker.off('message', onMessage)
      worker.off('error', reject)
      resolve(line)
    }
    worker.on('message', onMessage)
    worker.on('error', reject)
    worker.postMessage(job)
  })
}
