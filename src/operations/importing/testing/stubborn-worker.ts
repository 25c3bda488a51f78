import { parentPort } from 'node:worker_threads'

/** A worker that simulates pages it cannot finish. */
parentPort?.on('message', (document: { name: string }) => {
  if (document.name === 'endless') for (;;) if (Date.now() < 0) break
  if (document.name === 'deadly') throw new Error('out of memory')
  if (document.name === 'late') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 390)
  parentPort?.postMessage({ outcomes: [{ ok: false, at: document.name, problem: 'read' }], isLast: true })
})
parentPort?.postMessage('ready')
