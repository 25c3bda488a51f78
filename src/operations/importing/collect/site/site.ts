import { z } from 'zod'
import { mostPages } from '../../../../core/importing/collecting.ts'
import { rankOfAddress } from '../../../../core/importing/likely-recipe.ts'
import { sourceKey } from '../../../../core/recipes/source-key.ts'
import { fetchSitemap, type SitemapAnswer } from '../../../../integrations/web-site/sitemap.ts'
import type { App } from '../../../app/app.ts'
import type { PageImport, Collector, Cursor, Discovery, FoundPage, Later, Stop } from '../collector.ts'
import { readSitePage } from './read-site-page.ts'
import { isSameSite, restOf, rulesOf } from './site-rules.ts'

const Settings = z.object({ url: z.string() })

/** The sitemaps that are left. `isGuess`: the site did not name them, so the first one that exists is enough. */
const Search = z.object({
  waiting: z.array(z.object({ address: z.string(), depth: z.int() })),
  isGuess: z.boolean(),
  /** A sitemap may name itself. */
  read: z.array(z.string()),
  found: z.int(),
})
type Search = z.infer<typeof Search>

/** Without a sitemap, links are followed this far from the first page. */
const mostDepth = 2
const Details = z.object({ depth: z.int().nullable() }).catch({ depth: null })

const mostSitemaps = 60
const mostNested = 3
const guesses = ['/sitemap.xml', '/sitemap_index.xml', '/wp-sitemap.xml', '/sitemap.xml.gz']

/** Reads the recipes of a whole site without a key: by its sitemap, or else by its links. */
export const site = {
  kind: 'site',
  lane: (pageImport) => `host ${new URL(urlOf(pageImport)).host.replace(/^www\./, '')}`,
  async discover(app, pageImport, cursor, signal) {
    const url = urlOf(pageImport)
    const rules = await rulesOf(app, url, signal)
    if (!rules.ok) return rulesProblem(rules)
    const restMs = restOf(app, rules.robots.delaySeconds)
    if (cursor === null) return { kind: 'found', pages: [], cursor: firstSearch(url, rules.robots.sitemaps), restMs }
    const search = Search.parse(cursor)
    const [next, ...waiting] = search.waiting
    if (!next) return withoutSitemap(url, search)
    return readNext(app, {
      url,
      next,
      search: { ...search, waiting, read: [...search.read, next.address] },
      restMs,
      signal,
    })
  },
  async read(app, pageImport, { address, details }, signal) {
    const rules = await rulesOf(app, address, signal)
    // The site answered before, so it is asked again.
    if (!rules.ok) return { kind: 'later', seconds: rules.retryAfterSeconds ?? 60, problem: rules.message }
    const { robots } = rules
    if (!robots.allows(address))
      return { kind: 'skipped', problem: 'The site’s robots.txt does not allow that.', isFetched: false }
    const { depth } = Details.parse(details)
    const { outcome, links } = await readSitePage(app, {
      address,
      restMs: restOf(app, robots.delaySeconds),
      turnOf: `page-import ${pageImport.ownerId ?? pageImport.importId}`,
      signal,
      hasLinks: depth !== null && depth < mostDepth,
    })
    if (depth === null || (outcome.kind !== 'read' && outcome.kind !== 'skipped')) return outcome
    return { ...outcome, found: pagesFrom(urlOf(pageImport), links, depth + 1) }
  },
} satisfies Collector

const urlOf = ({ settings }: PageImport): string => Settings.parse(settings).url

/** The sitemaps that robots.txt names, or the usual places. */
function firstSearch(url: string, named: ReadonlyArray<string>): Search {
  const addresses = named.length > 0 ? named : guesses.map((path) => new URL(path, url).href)
  const waiting = addresses.slice(0, mostSitemaps).map((address) => ({ address, depth: 0 }))
  return { waiting, isGuess: named.length === 0, read: [], found: 0 }
}

interface Next {
  url: string
  next: Search['waiting'][number]
  search: Search
  restMs: number
  signal: AbortSignal
}

async function readNext(app: App, { url, next, search, restMs, signal }: Next): Promise<Discovery> {
  const sitemap = await fetchSitemap(app.http, next.address, signal)
  if (!sitemap.ok) {
    const pause = pauseOf(sitemap)
    if (pause) return pause
    app.log.info({ address: next.address, problem: sitemap.message }, 'A sitemap could not be read')
    return { kind: 'found', pages: [], cursor: cursorOf(search), restMs }
  }
  const pages = pagesFrom(url, sitemap.pages, null)
  const nested = next.depth < mostNested ? sortedSitemaps(sitemap.sitemaps) : []
  const others = search.isGuess ? search.waiting.filter(({ depth }) => depth > 0) : search.waiting
  const room = Math.max(0, mostSitemaps - search.read.length)
  const known = new Set([...search.read, ...others.map(({ address }) => address)])
  const fresh = [...new Set(nested)].filter((address) => !known.has(address))
  const waiting = [...fresh.map((address) => ({ address, depth: next.depth + 1 })), ...others].slice(0, room)
  const found = search.found + pages.length
  return { kind: 'found', pages, cursor: found >= mostPages ? null : cursorOf({ ...search, waiting, found }), restMs }
}

/** After the last sitemap, the search ends if it found anything. Otherwise the next step follows links. */
const cursorOf = (search: Search): Cursor | null => (search.waiting.length === 0 && search.found > 0 ? null : search)

const pauseOf = ({ status, retryAfterSeconds }: Extract<SitemapAnswer, { ok: false }>): Later | null =>
  status === 429 || (status === 503 && retryAfterSeconds !== undefined)
    ? { kind: 'later', seconds: retryAfterSeconds ?? 60, problem: 'The site asked us to wait before the next page.' }
    : null

function withoutSitemap(url: string, { found }: Search): Discovery {
  const pages = found > 0 ? [] : [{ address: url, key: keyOf(url), rank: 0, details: { depth: 0 } }]
  return { kind: 'found', pages, cursor: null }
}

const otherSitemap = /(?:category|categories|tag|taxonom|author|users?|image|video|news)[\w-]*\.xml/i
const recipeSitemap = /recipe|rezept|recette|receta|ricett/i

/** Sitemaps of recipes first. Those of lists and pictures are left out where there are others. */
function sortedSitemaps(addresses: ReadonlyArray<string>): Array<string> {
  const rest = addresses.filter((address) => !otherSitemap.test(address))
  return (rest.length > 0 ? rest : [...addresses]).toSorted(
    (one, other) => Number(recipeSitemap.test(other)) - Number(recipeSitemap.test(one)),
  )
}

const keyOf = (address: string) => sourceKey(address) ?? address

function pagesFrom(url: string, addresses: ReadonlyArray<string>, depth: number | null): Array<FoundPage> {
  return addresses.flatMap((address) => {
    const rank = isSameSite(url, address) ? rankOfAddress(address) : null
    return rank === null ? [] : [{ address, key: keyOf(address), rank, ...(depth !== null && { details: { depth } }) }]
  })
}

/** Without its rules, nothing of a site is fetched. */
function rulesProblem({ message, retryAfterSeconds }: { message: string; retryAfterSeconds?: number }): Later | Stop {
  if (retryAfterSeconds !== undefined) return { kind: 'later', seconds: retryAfterSeconds, problem: message }
  return { kind: 'stop', problem: `${message} Check the address, or resume later.` }
}
