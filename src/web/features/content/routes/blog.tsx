import { itemList } from '../../../../core/seo/item-list.ts'
import { blogFeed } from '../../../../core/seo/site-feeds.ts'
import { listBlogPosts } from '../../../../db/content/articles.ts'
import { appContext } from '../../../shell/app-context.ts'
import { readSoftly } from '../../../shell/read-softly.server.ts'
import emptyPlate from '../../../art/spot-empty-plate.svg'
import { OlderLink } from '../../../ui/older-link.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { PostCard } from '../post-card.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { pageMeta } from '../../../shell/page-meta.ts'
import { structuredData } from '../../../shell/structured-data.ts'
import type { Route } from './+types/blog'

const postsOnAPage = 12
const firstRow = 3
const lead = 'Stories, methods and small discoveries from the kitchen.'

export async function loader({ request, context }: Route.LoaderArgs) {
  const after = new URL(request.url).searchParams.get('after')
  const { db } = context.get(appContext)
  const page = await readSoftly(context, { posts: [], hasMore: false }, () =>
    listBlogPosts(db, { after, limit: postsOnAPage }),
  )
  return { after, ...page }
}

export const meta: Route.MetaFunction = ({ matches: [root], loaderData: { posts, after } }) => [
  ...pageMeta(root, { title: 'Blog', description: lead, path: pathAfter(after), feed: blogFeed }),
  ...structuredData(root, (origin) => [
    itemList(
      'Blog',
      posts.map(({ id, title }) => ({ name: title, path: `/blog/${encodeURIComponent(id)}` })),
      origin,
    ),
  ]),
]

export default function Blog({ loaderData: { posts, hasMore, after } }: Route.ComponentProps) {
  const last = posts.at(-1)
  return (
    <div className="wrap">
      <PageHead title="Blog" lead={lead} />
      {posts.length > 0 ? (
        <div className="card-grid">
          {posts.map((post, index) => (
            <PostCard key={post.id} post={post} isFirst={index < firstRow} isLead={index === 0 && after === null} />
          ))}
        </div>
      ) : (
        <EmptyState
          picture={emptyPlate}
          title="No posts yet"
          actions={<ButtonLink to="/latest">Latest Recipes</ButtonLink>}
        >
          Nothing has been published yet. Browse the recipes instead.
        </EmptyState>
      )}
      <OlderLink
        noun="posts"
        first={after === null ? null : '/blog'}
        next={hasMore && last ? pathAfter(last.id) : null}
      />
    </div>
  )
}

function pathAfter(id: string | null) {
  return id === null ? '/blog' : `/blog?after=${encodeURIComponent(id)}`
}
