import { type ArticleKind, articlePath } from '../../core/content/article-form.ts'
import type { SignedIn } from '../../core/accounts/signed-in.ts'
import { writeAudit } from '../../db/audit/audit-log.ts'
import { deleteArticle } from '../../db/content/article-edits.ts'
import { deleteRevisions } from '../../db/content/article-revisions.ts'
import { forgetAddress } from '../../db/seo/redirects.ts'
import type { App } from '../app/app.ts'

/** Deletes an article with its revisions and redirects. Repeating this does nothing. */
export async function removeArticle(app: App, actor: SignedIn, kind: ArticleKind, id: string): Promise<void> {
  await app.db.transaction(async (tx) => {
    const gone = await deleteArticle(tx, kind, id)
    if (!gone) return
    await deleteRevisions(tx, kind, id)
    await forgetAddress(tx, articlePath(kind, gone.slug))
    const noun = kind === 'blog_posts' ? 'post' : 'article'
    await writeAudit(tx, { actor, action: `${noun}.delete`, subject: [noun, id], details: { title: gone.title } })
  })
}
