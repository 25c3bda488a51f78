import { ArrowLeft } from 'lucide-react'
import { data } from 'react-router'
import { htmlOfPost } from '../../../../core/content/post-text.ts'
import { articleDescription } from '../../../../core/seo/description.ts'
import { breadcrumbList } from '../../../../core/seo/breadcrumb-list.ts'
import { blogFeed } from '../../../../core/seo/site-feeds.ts'
import { blogPosting } from '../../../../core/seo/writing.ts'
import { listRandomActiveAffiliates } from '../../../../db/affiliates/affiliates.ts'
import { findBlogPost, listRelatedPosts } from '../../../../db/content/articles.ts'
import { listRelated } from '../../../../db/recipes/related-recipes.ts'
import { cleanArticle } from '../../../../operations/content/article-html.ts'
import { appContext, documentContext } from '../../../shell/app-context.ts'
import { NotHere } from '../../../ui/not-here.tsx'
import { PostCard } from '../post-card.tsx'
import { PostView } from '../post-view.tsx'
import { RecipeGrid } from '../../recipes/recipe-grid.tsx'
import { RecommendedProducts } from '../../affiliates/recommended-products.tsx'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { MoreLink, SectionHead } from '../../../ui/section-head.tsx'
import { redirectIfMoved } from '../../../shell/redirect-if-moved.server.ts'
import { errorBoundary } from '../../../shell/error-boundary.tsx'
import { pageMeta } from '../../../shell/page-meta.ts'
import { structuredData } from '../../../shell/structured-data.ts'
import type { Route } from './+types/blog-post'

const relatedCount = 3

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext)
  const post = await findBlogPost(db, params.id)
  if (!post) {
    await redirectIfMoved(db, `/blog/${params.id}`)
    return data(null, { status: 404 })
  }
  const [products, posts, recipes] = await Promise.all([
    listRandomActiveAffiliates(db, 3),
    listRelatedPosts(db, post, relatedCount),
    listRelated(db, { id: '', title: post.title, categories: [post.category.toLowerCase()] }, relatedCount),
  ])
  context.get(documentContext).ads = products.map(({ id }) => id)
  const { content, ...shown } = post
  return {
    post: shown,
    description: articleDescription(post),
    html: cleanArticle(htmlOfPost(content)).html,
    products,
    posts,
    recipes,
  }
}

export const meta: Route.MetaFunction = ({ matches: [root], loaderData }) => {
  if (!loaderData)
    return pageMeta(root, { title: 'Blog post not found', description: 'There is no such post.', path: null })
  const { post, description } = loaderData
  const { title, picture, datePublished } = post
  const path = `/blog/${encodeURIComponent(post.id)}`
  return [
    ...pageMeta(root, { title, description, path, type: 'article', picture, feed: blogFeed }),
    { property: 'article:published_time', content: datePublished },
    ...structuredData(root, (origin, siteName) => [
      blogPosting({ ...post, description }, origin, siteName),
      breadcrumbList(crumbsTo(title), { origin, url: origin + path }),
    ]),
  ]
}

const crumbsTo = (title: string) => [{ label: 'Home', to: '/' }, { label: 'Blog', to: '/blog' }, { label: title }]

export default function BlogPostPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) {
    return (
      <NotHere title="Blog post not found" action={<AllPosts />}>
        It may have moved, or it never existed.
      </NotHere>
    )
  }
  const { post, html, products, posts, recipes } = loaderData
  return (
    <div className="wrap">
      <article className="mx-auto max-w-[46rem]">
        <Breadcrumbs crumbs={crumbsTo(post.title)} />
        <PostView post={post} html={html} />
        <div className="mt-8">
          <AllPosts />
        </div>
      </article>
      {posts.length > 0 && (
        <section aria-labelledby="related-posts" className="pt-section">
          <SectionHead id="related-posts" title="Read on" action={<MoreLink to="/blog">All posts</MoreLink>} />
          <div className="card-grid md:grid-cols-3">
            {posts.map((other) => (
              <PostCard key={other.id} post={other} isFirst={false} headingLevel={3} />
            ))}
          </div>
        </section>
      )}
      {recipes.length > 0 && (
        <section aria-labelledby="related-recipes" className="pt-section">
          <SectionHead
            id="related-recipes"
            title="Cook something"
            action={<MoreLink to="/recipes">All recipes</MoreLink>}
          />
          <RecipeGrid recipes={recipes} headingLevel={3} className="md:grid-cols-3" />
        </section>
      )}
      <RecommendedProducts products={products} />
    </div>
  )
}

const unread = {
  title: 'Blog post not found',
  text: 'It did not load. Please try again in a minute.',
  to: '/blog',
  label: 'All posts',
  canRetry: true,
}
export const ErrorBoundary = errorBoundary({ any: unread, fault: unread })

function AllPosts() {
  return (
    <ButtonLink to="/blog">
      <ArrowLeft aria-hidden />
      All posts
    </ButtonLink>
  )
}
