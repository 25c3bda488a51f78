import { recipeBlog } from '../src/integrations/firecrawl/testing/stand-in-pages.ts'
import { standInFirecrawl } from '../src/integrations/firecrawl/testing/stand-in-firecrawl.ts'

interface StandIn {
  /** For the site's settings. */
  env: Record<string, string>
  /** For `OUTBOUND_ALLOW`. */
  port: number
  /** What a developer can try. */
  note: string
}

/** Each starts a server on loopback that speaks another service's protocol. To add one, add a line. */
const standIns: ReadonlyArray<() => Promise<StandIn>> = [playCrawler]

/** Starts all of them. Returns the settings that lead the site to them. */
export async function startStandIns({ OUTBOUND_ALLOW }: Record<string, string | undefined>) {
  const started = await Promise.all(standIns.map((start) => start()))
  const allowed = [...(OUTBOUND_ALLOW ? [OUTBOUND_ALLOW] : []), ...started.map(({ port }) => `127.0.0.1:${port}`)]
  return {
    env: Object.assign({ OUTBOUND_ALLOW: allowed.join(',') }, ...started.map(({ env }) => env)) as Record<
      string,
      string
    >,
    notes: started.map(({ note }) => note),
  }
}

async function playCrawler(): Promise<StandIn> {
  const blog = 'https://kitchen-diary.example'
  const crawler = await standInFirecrawl({ web: recipeBlog(blog, 24), pace: 700 })
  return {
    env: { FIRECRAWL_API_URL: crawler.url, FIRECRAWL_API_KEY: 'fc-stand-in' },
    port: crawler.port,
    note: `Stand-in crawler: ${crawler.url} knows the site ${blog}/, and https://endless.example/, which never ends`,
  }
}
