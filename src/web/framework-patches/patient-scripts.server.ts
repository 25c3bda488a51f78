const preloads = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g
const opening = ' type="module" async="">'
const staticImport = /^import (?:\* as (\w+) from )?("[^"]+");?$/gm

/**
 * Waits for the first paint and the picture, for at most three seconds. Does not wait in a hidden tab, which is never
 * painted.
 */
const whenPainted = `await new Promise((done) => {
  if (document.hidden) return done()
  setTimeout(done, 3000)
  const picture = document.querySelector('img[fetchpriority="high"]')
  const shown = picture ? picture.decode().catch(() => {}) : Promise.resolve()
  shown.then(() => requestAnimationFrame(() => setTimeout(done)))
})`

const fetchTogether = `.forEach((href) => {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', fetchPriority: 'low', href }))
})`

/**
 * Delays a page's modules until the page is painted. React Router preloads them in the head, where they compete with
 * the page's first picture. On a slow 4G line (1.6 Mbit/s, 150 ms), a recipe's largest paint came after 2.5 to 2.9
 * seconds instead of 1.7 to 2.0. React Router has no option to change this:
 * https://reactrouter.com/api/components/Scripts
 */
export function withPatientScripts(page: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  const headEnd = page.indexOf('</head>')
  const start = page.lastIndexOf(opening) + opening.length
  if (headEnd < 0 || start < opening.length) return page
  const end = page.indexOf('</script>', start)
  const hrefs: Array<string> = []
  const head = page.toString('utf8', 0, headEnd).replaceAll(preloads, (_, href: string) => {
    hrefs.push(href)
    return ''
  })
  const imports = page
    .toString('utf8', start, end)
    .replaceAll(staticImport, (_, name: string | undefined, url: string) =>
      name ? `const ${name} = await import(${url});` : `await import(${url});`,
    )
  const patient = `${whenPainted}\n;${JSON.stringify(hrefs)}${fetchTogether}\n${imports}`
  return Buffer.concat([Buffer.from(head), page.subarray(headEnd, start), Buffer.from(patient), page.subarray(end)])
}
