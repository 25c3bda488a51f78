import type { SampleArticle } from './sample-article.ts'

export const planningAWeek = {
  slug: 'planning-a-week-of-dinners',
  title: 'Planning a Week of Dinners in Half an Hour',
  excerpt: 'Five decisions instead of seven, in an order that works: calendar first, fridge second, recipes last.',
  writtenOn: '2026-11-16',
  content: `<p>A plan does not have to be kept to be worth making. Its work is done on Sunday: you shop once, and at six o’clock on Wednesday the question “what is for dinner?” already has one possible answer. Half an hour is enough, when you ask the questions in the right order.</p>
<h2>First the calendar</h2>
<p>Write down which evenings are short, who is home, and when somebody eats elsewhere. A recipe of an hour on the evening of the parents’ meeting is not a plan, it is a wish. Mark each evening as quick (30 minutes), ordinary (an hour) or free (time is no matter). Most weeks hold more quick ones than you thought.</p>
<h2>Then the fridge</h2>
<p>Look at what has to be used up, and give it the first two evenings. Half a cabbage, an open jar of pesto and three soft tomatoes are the start of a dinner, and they are paid for.</p>
<h2>Plan five, not seven</h2>
<p>Leave one evening for leftovers and one for nothing at all: the invitation, the late train, the bread and cheese. A plan with slack in it survives the week; one without breaks on Tuesday and is not looked at again.</p>
<h2>Recipes last</h2>
<p>Now choose. These rules make it quick:</p>
<ul>
<li>Fish, minced meat and soft leaves in the first half of the week. Roots, pulses, eggs and anything frozen in the second.</li>
<li>One new recipe a week is plenty. The others are dishes you could make half asleep.</li>
<li>Two dinners should share an ingredient that is sold in amounts too large for one: a bunch of coriander, a tub of cream, a whole chicken.</li>
<li>Let one dinner be twice what you need. It becomes lunch.</li>
</ul>
<h2>Write it where everybody sees it</h2>
<p>On the fridge, not in a drawer. Our <a href="/meal-plan">weekly meal plan</a> has room for every meal and a shopping list below, and suggests the recipes you have saved here. Print it, or print it empty and use a pencil: pencil is the right tool, because Thursday will change places with Friday.</p>
<h2>When the week goes otherwise</h2>
<p>Move the dish with the shortest life forward and the others back. What cannot be moved goes into the freezer the same day, not after another two in the fridge.</p>`,
} satisfies SampleArticle
