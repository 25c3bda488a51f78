import { listBlogPosts } from '../../db/reading.ts'
import { appContext } from '../app-context.ts'
import emptyPlate from '../art/spot-empty-plate.svg'
import { PageHead } from '../components/reading/page-head.tsx'
import { PostCard } from '../components/reading/post-card.tsx'
import { ButtonLink } from '../components/ui/button.tsx'
import { EmptyState } from '../components/ui/empty-state.tsx'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/blog'

const postsShown = 60
const firstRow = 3

export async function loader({ context }: Route.LoaderArgs) {
  return { posts: await listBlogPosts(context.get(appContext).db, postsShown) }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], {
    title: 'Blog',
    description: 'Stories, methods and small discoveries from the kitchen.',
    path: '/blog',
  })

export default function Blog({ loaderData: { posts } }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <PageHead title="Blog" lead="Stories, methods and small discoveries from the kitchen." />
      {posts.length > 0 ? (
        <div className="card-grid">
          {posts.map((post, index) => (
            <PostCard key={post.id} post={post} isFirst={index < firstRow} />
          ))}
        </div>
      ) : (
        <EmptyState
          picture={emptyPlate}
          title="No posts yet"
          actions={<ButtonLink to="/latest">Latest Recipes</ButtonLink>}
        >
          Nothing has been written here so far. The recipes are ready, though.
        </EmptyState>
      )}
    </div>
  )
}
