import { proseLook } from '../../ui/prose.tsx'

/** Renders HTML. Pass only `html` that a loader has sanitized. */
export function ArticleHtml({ html }: { html: string }) {
  return <div className={proseLook} dangerouslySetInnerHTML={{ __html: html }} />
}
