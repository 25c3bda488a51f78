import { proseLook } from './prose.tsx'

/** `html` comes cleaned from the loader; nothing else may be handed in. */
export function ArticleHtml({ html }: { html: string }) {
  return <div className={proseLook} dangerouslySetInnerHTML={{ __html: html }} />
}
