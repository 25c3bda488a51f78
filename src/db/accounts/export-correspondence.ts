import { asc, eq, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../connection/connect.ts'
import { messageReplies, messages } from '../schema/messages.ts'
import { newsletterDeliveries, newsletterSubscribers } from '../schema/newsletter.ts'
import { photoIdsOfReview } from '../reviews/export-reviews.ts'
import { reviews } from '../schema/reviews.ts'
import { submissions } from '../schema/submissions.ts'

/** Lists the messages, answers and deliveries of an email address. */
export async function exportCorrespondence(db: Db, email: string) {
  const isTheirs = (column: PgColumn) => sql`lower(${column}) = lower(${email})`
  const { kind, name, message, state, createdAt } = messages
  const [subscriber] = await db
    .select({
      since: newsletterSubscribers.createdAt,
      confirmedAt: newsletterSubscribers.confirmedAt,
      unsubscribedAt: newsletterSubscribers.unsubscribedAt,
      bouncedAt: newsletterSubscribers.bouncedAt,
    })
    .from(newsletterSubscribers)
    .where(isTheirs(newsletterSubscribers.email))
  return {
    messages: await db
      .select({ id: messages.id, kind, name, message, state, at: createdAt })
      .from(messages)
      .where(isTheirs(messages.email))
      .orderBy(asc(messages.id)),
    answers: await db
      .select({ messageId: messageReplies.messageId, body: messageReplies.body, at: messageReplies.createdAt })
      .from(messageReplies)
      .innerJoin(messages, eq(messages.id, messageReplies.messageId))
      .where(isTheirs(messages.email))
      .orderBy(asc(messageReplies.id)),
    newsletter: subscriber
      ? {
          ...subscriber,
          deliveries: await db
            .select({
              issue: newsletterDeliveries.issueId,
              outcome: newsletterDeliveries.outcome,
              at: newsletterDeliveries.at,
            })
            .from(newsletterDeliveries)
            .where(isTheirs(newsletterDeliveries.email))
            .orderBy(asc(newsletterDeliveries.issueId)),
        }
      : null,
    reviewsSentWithAddress: await db
      .select({
        recipeId: reviews.recipeId,
        state: reviews.state,
        name: reviews.name,
        stars: reviews.stars,
        text: reviews.body,
        changed: reviews.changed,
        photos: photoIdsOfReview,
        at: reviews.createdAt,
      })
      .from(reviews)
      .where(isTheirs(reviews.email)),
    recipesSentInWithAddress: await db
      .select({ recipeId: submissions.recipeId, at: submissions.createdAt })
      .from(submissions)
      .where(isTheirs(submissions.email)),
  }
}
