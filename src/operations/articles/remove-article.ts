import { type ArticleKind, articlePath } from '../../core/article-form.ts'
import type { SignedIn } from '../../core/signed-in.ts'
import { writeAudit } from '../../db/audit-log.ts'
import { deleteArticle } from '../../db/reading-edits.ts'
import { deleteRevisions } from '../../db/reading-revisions.ts'
import { forgetAddress } from '../../db/redirects.ts'
import type { App } from '../app.ts'

/** With its history and its former addresses. Deleted twice is deleted. */
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
