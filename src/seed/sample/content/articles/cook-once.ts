import type { SampleArticle } from './sample-article.ts'

export const cookOnce = {
  slug: 'cook-once-eat-three-times',
  title: 'Cook Once, Eat Three Times',
  excerpt: 'Batches, leftovers with a plan, and how long cooked food keeps in the fridge and in the freezer.',
  writtenOn: '2026-11-09',
  content: `<p>The cheapest hour in a kitchen is the one in which the oven is on anyway. Leftovers disappoint when they are an accident. Cooked on purpose, they are next week’s free evening.</p>
<h2>Three ways to cook ahead</h2>
<ul>
<li><strong>The double pot.</strong> Soups, stews, curries and sauces take no longer for eight than for four. Freeze half on the day you cook it.</li>
<li><strong>The building block.</strong> A tray of roast vegetables, a pot of lentils, a quart of tomato sauce: nothing finished, but half of three different dinners.</li>
<li><strong>The second life.</strong> Roast chicken on Sunday, broth from its bones on Monday, soup on Tuesday. Decide the second dish before you cook the first, and set its share aside before anybody sits down.</li>
</ul>
<h2>Cool it fast</h2>
<p>Food should be in the fridge within two hours. A full pot stays warm for much longer than that, so spread the contents over shallow boxes, or stand the pot in cold water and stir. Rice wants more haste: into the fridge within an hour, and eaten the next day.</p>
<h2>How long it keeps</h2>
<table>
<thead><tr><th scope="col">Cooked food</th><th scope="col">Fridge, 4°C</th><th scope="col">Freezer, −18°C, at its best for</th></tr></thead>
<tbody>
<tr><td>Soups and stews</td><td>3 days</td><td>3 months</td></tr>
<tr><td>Meat and poultry</td><td>3 days</td><td>3 months</td></tr>
<tr><td>Fish</td><td>2 days</td><td>2 months</td></tr>
<tr><td>Lentils and beans</td><td>3 days</td><td>3 months</td></tr>
<tr><td>Rice</td><td>1 day</td><td>1 month</td></tr>
<tr><td>Tomato sauce</td><td>4 days</td><td>4 months</td></tr>
</tbody>
</table>
<p>Frozen food stays safe for longer than this, but it dries out and loses its taste. If something smells wrong, or you do not know how old it is, throw it away.</p>
<h2>What does not freeze well</h2>
<p>Boiled potatoes turn grainy, cream sauces may split, salad collapses, and fried things come back soft. Cooked pasta is better made fresh; freeze the sauce alone.</p>
<h2>Label it</h2>
<p>What, how much, and the date. Everything red looks like tomato sauce in January. Freeze in the portions you will eat, flat and thin, so that they thaw overnight in the fridge.</p>
<h2>Hot all the way through</h2>
<p>Reheat until it steams in the middle: 75°C, if you have a thermometer. Once is enough; warm up only what will be eaten.</p>`,
} satisfies SampleArticle
