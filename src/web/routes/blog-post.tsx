import { ArrowLeft } from 'lucide-react'
import { data } from 'react-router'
import { paragraphsOf } from '../../core/reading-text.ts'
import { breadcrumbList } from '../../core/structured-data/breadcrumb-list.ts'
import { blogPosting } from '../../core/structured-data/writing.ts'
import { listRandomActiveAffiliates } from '../../db/affiliates.ts'
import { findBlogPost } from '../../db/reading.ts'
import { appContext, documentContext } from '../app-context.ts'
import { Picture } from '../components/picture.tsx'
import { Byline } from '../components/reading/byline.tsx'
import { NotHere } from '../components/reading/not-here.tsx'
import { Prose } from '../components/reading/prose.tsx'
import { RecommendedProducts } from '../components/reading/recommended-products.tsx'
import { Badge } from '../components/ui/badge.tsx'
import { Breadcrumbs } from '../components/ui/breadcrumbs.tsx'
import { ButtonLink } from '../components/ui/button.tsx'
import { redirectIfMoved } from '../moved.server.ts'
import { pageMeta } from '../page-meta.ts'
import { structuredData } from '../structured-data.ts'
import type { Route } from './+types/blog-post'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext)
  const post = await findBlogPost(db, params.id)
  if (!post) {
    await redirectIfMoved(db, `/blog/${params.id}`)
    return data(null, { status: 404 })
  }
  const products = await listRandomActiveAffiliates(db, 3)
  context.get(documentContext).ads = products.map(({ id }) => id)
  return { post, products }
}

export const meta: Route.MetaFunction = ({ matches: [root], loaderData }) => {
  if (!loaderData)
    return pageMeta(root, { title: 'Blog post not found', description: 'There is no such post.', path: null })
  const { post } = loaderData
  const { title, excerpt, picture, datePublished } = post
  const path = `/blog/${encodeURIComponent(post.id)}`
  return [
    ...pageMeta(root, { title, description: excerpt, path, type: 'article', picture, feed: '/blog/feed.xml' }),
    { property: 'article:published_time', content: datePublished },
    ...structuredData(root, (origin) => [
      blogPosting(post, origin),
      breadcrumbList(crumbsTo(title), { origin, url: origin + path }),
    ]),
  ]
}

const crumbsTo = (title: string) => [{ label: 'Home', to: '/' }, { label: 'Blog', to: '/blog' }, { label: title }]

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
      <article className="mx-auto max-w-[46rem]">
        <Breadcrumbs crumbs={crumbsTo(post.title)} />
        <header>
          <Badge>{post.category}</Badge>
          <h1 className="mt-3">{post.title}</h1>
          <Byline {...post} className="mt-4" />
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
          {paragraphsOf(post.content).map(({ line, text }) => (
            <p key={line}>{text}</p>
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
