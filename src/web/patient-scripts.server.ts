const preloads = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g
const opening = ' type="module" async="">'
const staticImport = /^import (?:\* as (\w+) from )?("[^"]+");?$/gm

/** However long the picture takes. In a tab nobody looks at, nothing is painted, and nothing waited for. */
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
 * A page can be read, followed and sent before it is alive: its forty modules are fetched once it is painted, with the picture it
 * opens with. Asked for at once, as React Router writes it, they take turns with that picture on a slow line. In pieces, for whoever puts the page together.
 */
export function withPatientScripts(head: string, rest: string): Array<string> {
  const start = rest.lastIndexOf(opening) + opening.length
  if (start < opening.length) return [head, rest]
  const end = rest.indexOf('</script>', start)
  const hrefs: Array<string> = []
  const lighter = head.replaceAll(preloads, (_, href: string) => {
    hrefs.push(href)
    return ''
  })
  const imports = rest
    .slice(start, end)
    .replaceAll(staticImport, (_, name: string | undefined, url: string) =>
      name ? `const ${name} = await import(${url});` : `await import(${url});`,
    )
  const patient = `${whenPainted}\n;${JSON.stringify(hrefs)}${fetchTogether}\n${imports}`
  return [lighter, rest.slice(0, start), patient, rest.slice(end)]
}
