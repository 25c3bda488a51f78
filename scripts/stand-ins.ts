import { answeringAi } from '../src/integrations/ai-server/testing/answering-ai.ts'
import { standInChicory } from '../src/integrations/chicory/testing/stand-in-chicory.ts'
import { recipeBlog } from '../src/integrations/firecrawl/testing/stand-in-pages.ts'
import { standInFirecrawl } from '../src/integrations/firecrawl/testing/stand-in-firecrawl.ts'
import { standInGithub } from '../src/integrations/github/testing/stand-in-github.ts'
import { standInN8n } from '../src/integrations/n8n/testing/stand-in-n8n.ts'
import { addSampleNotes } from '../src/integrations/notion/testing/sample-notes.ts'
import { standInNotion } from '../src/integrations/notion/testing/stand-in-notion.ts'

interface StandIn {
  /** For the site's settings. */
  env: Record<string, string>
  /** For `OUTBOUND_ALLOW`. */
  port: number
  /** Names that only the stand-in knows. */
  hosts?: ReadonlyArray<string>
  /** Things a developer can try. */
  note: string
}

/** Each starts a server on loopback that speaks another service's protocol. To add one, add a line. */
const standIns: ReadonlyArray<() => Promise<StandIn>> = [
  playCrawler,
  playNotion,
  playGithub,
  playN8n,
  playAi,
  playChicory,
]

/** Starts all of them. Returns the settings that lead the site to them. */
export async function startStandIns({ OUTBOUND_ALLOW }: Record<string, string | undefined>) {
  const started = await Promise.all(standIns.map((start) => start()))
  const allowed = [
    ...(OUTBOUND_ALLOW ? [OUTBOUND_ALLOW] : []),
    ...started.flatMap(({ port, hosts = [] }) => [`127.0.0.1:${port}`, ...hosts]),
  ]
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
  const hosts = ['kitchen-diary.example', 'endless.example']
  const crawler = await standInFirecrawl({ web: recipeBlog(blog, 24), pace: 700 })
  return {
    env: { FIRECRAWL_API_URL: crawler.url, FIRECRAWL_API_KEY: 'fc-stand-in' },
    port: crawler.port,
    hosts,
    note: `Stand-in crawler: ${crawler.url} knows the site ${blog}/, and https://endless.example/, which never ends`,
  }
}

async function playNotion(): Promise<StandIn> {
  const notion = await standInNotion({ keys: ['ntn_stand-in'], perSecond: 3 })
  addSampleNotes(notion)
  return {
    env: { NOTION_API_URL: notion.url, NOTION_API_KEY: 'ntn_stand-in' },
    port: notion.port,
    note: `Stand-in Notion: ${notion.url}. Save the key ntn_stand-in at /notes, or open /admin/notes and press “Find databases”`,
  }
}

const leekSoup = {
  title: 'Leek Soup',
  ingredients: ['2 leeks', '1 l stock'],
  instructions: ['Slice the leeks.', 'Simmer them.'],
}

async function playGithub(): Promise<StandIn> {
  const files = { 'README.md': '# Recipes', 'recipes/soup.json': JSON.stringify(leekSoup) }
  const github = await standInGithub({ repositories: { 'kitchen/recipes': { branches: { main: files } } } })
  return {
    env: { GITHUB_RAW_URL: github.rawUrl, GITHUB_API_URL: github.apiUrl },
    port: github.port,
    note: 'Stand-in GitHub: has the repository https://github.com/kitchen/recipes, with recipes/soup.json',
  }
}

async function playN8n(): Promise<StandIn> {
  const n8n = await standInN8n({ recipes: [leekSoup] })
  return { env: {}, port: n8n.port, note: `Stand-in N8N: the webhook ${n8n.webhook('recipes')} answers with a recipe` }
}

async function playAi(): Promise<StandIn> {
  const ai = await answeringAi()
  return {
    env: { AI_BASE_URL: ai.address, AI_MODEL: ai.model },
    port: ai.port,
    note: `Stand-in AI server: ${ai.address} answers “Suggest missing details” in the editors`,
  }
}

async function playChicory(): Promise<StandIn> {
  const chicory = await standInChicory()
  return {
    env: { CHICORY_URL: chicory.url, CHICORY_PUBLISHER_ID: 'kitchen' },
    port: chicory.port,
    note: `Stand-in Chicory: ${chicory.url} takes the list of “Add to Chicory” on a recipe, and says so at the end of the page`,
  }
}
