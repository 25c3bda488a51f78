import { ArrowLeft } from 'lucide-react'
import { data } from 'react-router'
import { longDate, paragraphsOf } from '../../core/reading-text.ts'
import { listRandomActiveAffiliates } from '../../db/affiliates.ts'
import { findBlogPost } from '../../db/reading.ts'
import { appContext } from '../app-context.ts'
import { Picture } from '../components/picture.tsx'
import { NotHere } from '../components/reading/not-here.tsx'
import { Prose } from '../components/reading/prose.tsx'
import { RecommendedProducts } from '../components/reading/recommended-products.tsx'
import { Badge } from '../components/ui/badge.tsx'
import { Breadcrumbs } from '../components/ui/breadcrumbs.tsx'
import { ButtonLink } from '../components/ui/button.tsx'
import { redirectIfMoved } from '../moved.server.ts'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/blog-post'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext)
  const post = await findBlogPost(db, params.id)
  if (!post) {
    await redirectIfMoved(db, `/blog/${params.id}`)
    return data(null, { status: 404 })
  }
  return { post, products: await listRandomActiveAffiliates(db, 3) }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData
    ? pageMeta(matches[0], {
        title: loaderData.post.title,
        description: loaderData.post.excerpt,
        path: `/blog/${loaderData.post.id}`,
        type: 'article',
        picture: loaderData.post.picture,
      })
    : pageMeta(matches[0], { title: 'Blog post not found', description: 'There is no such post.', path: null })

export default function BlogPostPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) {
    return (
      <NotHere title="Blog post not found" action={<AllPosts />}>
        It may have moved, or it was never written.
      </NotHere>
    )
  }
  const { post, products } = loaderData
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ label: 'Home', to: '/' }, { label: 'Blog', to: '/blog' }, { label: post.title }]} />
      <article className="mx-auto max-w-[46rem]">
        <header>
          <Badge>{post.category}</Badge>
          <h1 className="mt-3">{post.title}</h1>
          <p className="mt-3 text-small font-[550] text-ink-soft">
            {post.authorName} · <time dateTime={post.datePublished}>{longDate(post.datePublished)}</time>
          </p>
        </header>
        {post.picture && (
          <Picture
            picture={post.picture}
            sizes="(min-width: 48rem) 46rem, 92vw"
            isFirst
            className="mt-6 aspect-4/3 w-full rounded-lg object-cover shadow-card"
          />
        )}
        <p className="mt-7 max-w-[60ch] font-display text-[1.375rem] leading-[1.4] text-ink-soft">{post.excerpt}</p>
        <Prose className="mt-6">
          {paragraphsOf(post.content).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Prose>
        <div className="mt-8">
          <AllPosts />
        </div>
      </article>
      <RecommendedProducts products={products} />
    </div>
  )
}

function AllPosts() {
  return (
    <ButtonLink to="/blog">
      <ArrowLeft aria-hidden />
      All posts
    </ButtonLink>
  )
}
