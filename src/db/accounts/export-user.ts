import { and, eq, ne, or, sql } from 'drizzle-orm'
import { accounts, passkeys, users } from '../schema/accounts.ts'
import { auditLog } from '../schema/audit.ts'
import { collectionRecipes, collections, savedRecipes } from '../schema/collections.ts'
import { importRows, imports } from '../schema/importing.ts'
import { recipeRevisions } from '../schema/recipes.ts'
import { reviewItems } from '../schema/moderation.ts'
import { listItems } from '../automations/automation-items.ts'
import { listTokens } from '../automations/automation-tokens.ts'
import type { Db } from '../connection/connect.ts'
import { exportCorrespondence } from './export-correspondence.ts'
import { secondFactorOf } from './passkeys.ts'
import { articleRevisions } from '../schema/content.ts'
import { chefs } from '../schema/chefs.ts'
import { messageReplies } from '../schema/messages.ts'
import { newsletterIssues } from '../schema/newsletter.ts'
import { listPlanEntries } from '../planning/plan-entries.ts'
import { planLinks } from '../schema/planning.ts'
import { exportList } from '../shopping/shopping-lists.ts'
import { recipes } from '../schema/recipes.ts'
import { exportReviews } from '../reviews/export-reviews.ts'
import { listSessions } from './sessions.ts'

const mostExportedItems = 10_000

/** Exports all data stored about an account except secrets. `nameOf` returns the displayed name of a provider id. */
export async function exportUser(db: Db, userId: string, nameOf: (provider: string) => string) {
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  const page = user?.chefId ? await db.select().from(chefs).where(eq(chefs.id, user.chefId)) : []
  const ways = await db
    .select({ provider: accounts.providerId, since: accounts.createdAt })
    .from(accounts)
    .where(eq(accounts.userId, userId))
  return {
    account: user,
    page: page[0] ?? null,
    waysToSignIn: ways.map(({ provider, since }) => ({ provider: nameOf(provider), since })),
    secondFactor: await secondFactorOf(db, userId),
    passkeys: await db
      .select({ name: passkeys.name, since: passkeys.createdAt })
      .from(passkeys)
      .where(eq(passkeys.userId, userId)),
    sessions: await listSessions(db, userId),
    automations: await listTokens(db, userId),
    sentByAutomations: await listItems(db, userId, mostExportedItems),
    recipes: await db.select().from(recipes).where(eq(recipes.ownerId, userId)).orderBy(recipes.createdAt),
    revisions: await db
      .select({ recipeId: recipeRevisions.recipeId, content: recipeRevisions.content, at: recipeRevisions.createdAt })
      .from(recipeRevisions)
      .where(eq(recipeRevisions.authorId, userId))
      .orderBy(recipeRevisions.id),
    reviews: await exportReviews(db, userId),
    decisions: await listDecisions(db, userId),
    saved: await db
      .select({ recipeId: savedRecipes.recipeId, savedAt: savedRecipes.savedAt })
      .from(savedRecipes)
      .where(eq(savedRecipes.userId, userId)),
    collections: await db
      .select({ name: collections.name, recipeId: collectionRecipes.recipeId, position: collectionRecipes.position })
      .from(collections)
      .leftJoin(collectionRecipes, eq(collectionRecipes.collectionId, collections.id))
      .where(eq(collections.userId, userId))
      .orderBy(collections.position, collectionRecipes.position),
    plan: await listPlanEntries(db, userId),
    shoppingList: await exportList(db, userId),
    sharedWeeks: await db
      .select({ week: planLinks.week, since: planLinks.createdAt })
      .from(planLinks)
      .where(eq(planLinks.userId, userId)),
    imports: await listImportedDrafts(db, userId),
    // Without a confirmed address, this person may not own the mailbox.
    ...(user?.emailVerified && (await exportCorrespondence(db, user.email))),
    workHere: await listWork(db, userId),
    actions: await listLogged(db, eq(auditLog.actorId, userId)),
    doneToAccount: await listLogged(
      db,
      and(
        eq(auditLog.subjectKind, 'user'),
        eq(auditLog.subjectId, userId),
        or(sql`${auditLog.actorId} is null`, ne(auditLog.actorId, userId)),
      ),
    ),
  }
}

/** Lists what was read from the account's files. */
function listImportedDrafts(db: Db, userId: string) {
  const { fileName, createdAt } = imports
  const { at, state, recipeId, draft } = importRows
  return db
    .select({ fileName, importedAt: createdAt, at, state, recipeId, draft })
    .from(imports)
    .innerJoin(importRows, eq(importRows.importId, imports.id))
    .where(eq(imports.ownerId, userId))
    .orderBy(createdAt, importRows.position)
}

/** Lists the account's decisions. Reports are left out, because their text belongs to the visitor who wrote it. */
function listDecisions(db: Db, userId: string) {
  const { kind, recipeId, state, reason, createdAt, decidedAt } = reviewItems
  return db
    .select({ kind, recipeId, state, reason, askedAt: createdAt, decidedAt })
    .from(reviewItems)
    .innerJoin(recipes, eq(recipes.id, recipeId))
    .where(and(eq(recipes.ownerId, userId), ne(kind, 'report')))
    .orderBy(reviewItems.id)
}

/** Lists the content that the account wrote as an editor or administrator. */
async function listWork(db: Db, userId: string) {
  const { kind, articleId, content } = articleRevisions
  return {
    articles: await db
      .select({ kind, articleId, content, at: articleRevisions.createdAt })
      .from(articleRevisions)
      .where(eq(articleRevisions.authorId, userId)),
    answers: await db
      .select({ messageId: messageReplies.messageId, body: messageReplies.body, at: messageReplies.createdAt })
      .from(messageReplies)
      .where(eq(messageReplies.authorId, userId)),
    newsletters: await db
      .select({ subject: newsletterIssues.subject, content: newsletterIssues.content, at: newsletterIssues.createdAt })
      .from(newsletterIssues)
      .where(eq(newsletterIssues.authorId, userId)),
  }
}

/** Lists audit entries without the actor, who is either the account itself or another person. */
function listLogged(db: Db, which: ReturnType<typeof and>) {
  const { at, action, subjectKind, subjectId, details } = auditLog
  return db
    .select({ at, action, about: subjectKind, named: subjectId, details })
    .from(auditLog)
    .where(which)
    .orderBy(auditLog.id)
}
