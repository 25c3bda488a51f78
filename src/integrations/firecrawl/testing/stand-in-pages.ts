/** The web of the stand-in: HTML by address. */
export type StandInWeb = Map<string, string>

/** A document as version 1 of the API sends it. */
export function documentOf(url: string, html: string, formats: ReadonlyArray<string> = ['markdown']) {
  const text = textOf(html)
  return {
    ...(formats.includes('markdown') && { markdown: text }),
    ...(formats.includes('html') && { html }),
    ...(formats.includes('rawHtml') && { rawHtml: html }),
    ...(formats.includes('links') && { links: linksIn(html, url) }),
    metadata: { title: titleOf(html), language: 'en', sourceURL: url, url, statusCode: 200, creditsUsed: 1 },
  }
}

export function titleOf(html: string): string {
  return /<title>([^<]*)<\/title>/.exec(html)?.[1]?.trim() ?? ''
}

function textOf(html: string): string {
  return html
    .replaceAll(/<(script|style|title)[^>]*>[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<h1[^>]*>/g, '\n# ')
    .replaceAll(/<h2[^>]*>/g, '\n## ')
    .replaceAll(/<li[^>]*>/g, '\n- ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/\s*\n\s*/g, '\n')
    .trim()
}

function linksIn(html: string, url: string): Array<string> {
  return [...html.matchAll(/href="([^"]+)"/g)].flatMap(([, href = '']) => URL.parse(href, url)?.href ?? [])
}

/** The addresses of one site, the given one first. */
export function siteOf(web: StandInWeb, url: string): Array<string> {
  const origin = URL.parse(url)?.origin
  const addresses = [...web.keys()].filter((address) => URL.parse(address)?.origin === origin)
  return [...addresses.filter((address) => address === url), ...addresses.filter((address) => address !== url)]
}

/** Pages that have one of the words. */
export function searchIn(web: StandInWeb, query: string): Array<string> {
  const words = query
    .toLowerCase()
    .split(/\W+/)
    .filter((word) => word.length > 2)
  return [...web].flatMap(([url, html]) => (words.some((word) => html.toLowerCase().includes(word)) ? [url] : []))
}

const list = (items: ReadonlyArray<string>) => items.map((item) => `<li>${item}</li>`).join('')

/** A page with a recipe in its markup and in its text. */
export function recipePage(title: string, ingredients: ReadonlyArray<string>, steps: ReadonlyArray<string>): string {
  const markup = {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: title,
    recipeIngredient: ingredients,
    recipeInstructions: steps.map((text) => ({ '@type': 'HowToStep', text })),
  }
  return `<!doctype html><html lang="en"><head><title>${title}</title>
<script type="application/ld+json">${JSON.stringify(markup)}</script></head>
<body><h1>${title}</h1><h2>Ingredients</h2><ul>${list(ingredients)}</ul><h2>Instructions</h2><ol>${list(steps)}</ol></body></html>`
}

/** A blog with a front page and so many recipes. */
export function recipeBlog(origin: string, recipeCount: number): StandInWeb {
  const pages = Array.from({ length: recipeCount }, (_, index) => {
    const title = `Leek soup number ${index + 1}`
    const html = recipePage(
      title,
      ['2 leeks', '1 l vegetable stock', '200 g potatoes'],
      ['Slice the leeks and dice the potatoes.', 'Simmer in the stock for 20 minutes.'],
    )
    return [`${origin}/leek-soup-${index + 1}`, html] as const
  })
  const links = pages.map(([url]) => `<li><a href="${url}">${url}</a></li>`).join('')
  const front = `<!doctype html><html lang="en"><head><title>Kitchen diary</title></head><body><h1>Kitchen diary</h1><ul>${links}</ul></body></html>`
  return new Map([[`${origin}/`, front], ...pages])
}
