import { github } from '../../../integrations/github/github.ts'
import type { App } from '../../app/app.ts'

/** The site's own token is sent to the API only, where it opens no private repository. */
export const githubOf = ({ http, env }: Pick<App, 'http' | 'env'>, token: string | null, signal?: AbortSignal) =>
  github(
    http,
    { rawUrl: env.GITHUB_RAW_URL, apiUrl: env.GITHUB_API_URL, token, siteToken: env.GITHUB_TOKEN ?? null },
    signal,
  )
